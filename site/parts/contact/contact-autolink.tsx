import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { emailHref, phoneHref } from '../../../domain/web/contact-links.ts';

const LINKS = [
  { shown: site.email, href: emailHref(site.email), className: 'wrap-anywhere' },
  { shown: site.phone, href: phoneHref(site.phone), className: 'whitespace-nowrap' },
];

/**
 * An owner's text with the clinic's e-mail address and phone number as links. The surrounding text sets the
 * font weight.
 */
export function ContactAutolink({ text }: { text: string }): ReactNode {
  const link = LINKS.find(({ shown }) => text.includes(shown));
  if (!link) return text;
  const at = text.indexOf(link.shown);
  return (
    <>
      <ContactAutolink text={text.slice(0, at)} />
      <a
        href={link.href}
        className={`text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea ${link.className}`}
      >
        <bdi dir="ltr">{link.shown}</bdi>
      </a>
      <ContactAutolink text={text.slice(at + link.shown.length)} />
    </>
  );
}
