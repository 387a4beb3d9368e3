import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** Class of a link in the colour of its text, tall enough for touch (44 px). */
export const tallLink = 'tall-link';

/** Class of a link outside of a sentence. */
export const textLink = 'text-link';

/** A link to a page of the site, outside of a sentence. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
