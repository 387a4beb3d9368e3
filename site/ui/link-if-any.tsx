import type { ReactNode } from 'react';

type Props = { href: string | null | undefined; className: string; children: ReactNode };

/** A link in a new tab; a placeholder link (HTML, `a` without `href`) while there is no address. */
export function LinkIfAny({ href, className, children }: Props) {
  return (
    <a {...(href && { href, target: '_blank', rel: 'noopener' })} className={className}>
      {children}
    </a>
  );
}
