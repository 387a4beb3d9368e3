import type { ComponentProps } from 'react';
import { site } from '#clinic/site.ts';
import { emailHref, phoneHref } from '../../domain/web/contact-links.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon, phoneIcon } from '../ui/icons.tsx';

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

/** The clinic's telephone number, or what is said with it, beside a button, while somebody answers. */
export function CallLink({ children = site.phone, look = 'quiet' }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor look={look} href={phoneHref(site.phone)} className="closed:hidden">
      <Icon drawing={phoneIcon} /> {children}
    </ButtonAnchor>
  );
}
