import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** Classes of a link in the colour of its text, tall enough for touch (44 px). */
export const tallLink =
  'inline-flex min-h-11 items-center underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea';

/** Classes of a link outside of a sentence. */
export const textLink = `${tallLink} font-semibold text-sea-deep`;

/** A link to a page of the site, outside of a sentence. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
