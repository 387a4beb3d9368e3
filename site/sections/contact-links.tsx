import type { ComponentProps } from 'react';
import { site } from '#clinic/site.ts';
import { emailHref, phoneHref } from '../../domain/contact-links.ts';

/** The clinic's telephone number, or what is said with it, as a link. */
export function PhoneLink({ children = site.phone, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={phoneHref(site.phone)} {...rest}>
      {children}
    </a>
  );
}

/** The clinic's e-mail address as a link. */
export function EmailLink({ className }: { className: string }) {
  return (
    <a href={emailHref(site.email)} className={className}>
      {site.email}
    </a>
  );
}
