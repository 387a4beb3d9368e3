import type { ComponentProps } from 'react';
import { site } from '#clinic/site.ts';
import { emailHref, phoneHref } from '../../../domain/web/contact-links.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon, phoneIcon } from '../../ui/icons.tsx';

/** The clinic's phone number with spaces at which no line breaks. */
export const phoneText = site.phone.replaceAll(' ', '\u00A0');

/** The clinic's phone number, from left to right in every language. */
export function PhoneText() {
  return <bdi dir="ltr">{phoneText}</bdi>;
}

/** Phone link, with the number or other content as its text. */
export function PhoneLink({ children = <PhoneText />, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={phoneHref(site.phone)} {...rest}>
      {children}
    </a>
  );
}

/** E-mail link. */
export function EmailLink({ className }: { className: string }) {
  return (
    <a href={emailHref(site.email)} className={className}>
      {site.email}
    </a>
  );
}

/** Phone link for use beside a button; hidden while the clinic is closed. */
export function CallLink({ children = <PhoneText />, look = 'quiet' }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor look={look} href={phoneHref(site.phone)} className="text-start closed:hidden">
      <Icon drawing={phoneIcon} /> {children}
    </ButtonAnchor>
  );
}
