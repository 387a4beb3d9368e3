import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** The look of a link that stands by itself: high enough for a finger. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea';

/** A link within the site that stands by itself. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
