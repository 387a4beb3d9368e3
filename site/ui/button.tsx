import type { ComponentProps, ElementType } from 'react';
import { Link } from './link.tsx';

type Look = 'primary' | 'secondary' | 'quiet' | 'onDark';

/** Classes of button.css. */
const LOOKS = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  onDark: 'button button-on-dark',
} satisfies Record<Look, string>;

function classNames(look: Look, className = ''): string {
  return `${LOOKS[look]} ${className}`.trim();
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
