import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** The look of a link in its text's own colour and weight, high enough for a finger. */
export const tallLink =
  'inline-flex min-h-11 items-center underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea';

/** The look of a link that stands by itself. */
export const textLink = `${tallLink} font-semibold text-sea-deep`;

/** A link within the site that stands by itself. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
