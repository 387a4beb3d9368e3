import type { ComponentProps, ElementType } from 'react';
import { Link } from './link.tsx';

type Look = 'primary' | 'secondary' | 'quiet' | 'onDark';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full py-2.5 text-center font-semibold leading-tight transition-colors duration-150 disabled:opacity-60 forced-colors:border print:hidden';

const LOOKS = {
  primary: 'px-6 bg-sea text-white hover:bg-sea-deep',
  secondary: 'px-6 border-2 border-sea text-sea-deep hover:bg-mist-deep',
  quiet: 'text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea',
  onDark: 'px-6 bg-white text-sea-deep hover:bg-sand',
} satisfies Record<Look, string>;

function classNames(look: Look, className = ''): string {
  return `${BASE} ${LOOKS[look]} ${className}`;
}

type Props<Of extends ElementType> = ComponentProps<Of> & { look?: Look };

export function Button({ look = 'primary', className, ...rest }: Props<'button'>) {
  return <button type="button" {...rest} className={classNames(look, className)} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look = 'primary', className, ...rest }: Props<typeof Link>) {
  return <Link {...rest} className={classNames(look, className)} />;
}

/** A link to another target (a phone number, a chat, a file) that looks like a button. */
export function ButtonAnchor({ look = 'primary', className, ...rest }: Props<'a'>) {
  return <a {...rest} className={classNames(look, className)} />;
}
