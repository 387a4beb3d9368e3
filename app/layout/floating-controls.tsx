import { useEffect, useState, type MouseEvent } from 'react';
import { words } from '#words/frame.ts';
import { pathOf } from '../pages.ts';
import { useChatHref } from '../sections/use-chat-href.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { scrollTo } from './smooth-scroll.ts';

/** In milliseconds, after the scroll to the contact section (docs/product.md, Frame). */
const MAP_DELAY = 500;
const CONTACT = `${pathOf('contact')}#contact`;
const CONTACT_FORM = `${pathOf('contact')}#contact-form`;

const ACTION =
  'flex h-16 flex-col items-center justify-center gap-0.5 text-sm leading-tight font-semibold -outline-offset-4';

/** Booking and chat within reach of the thumb: a round button on wide screens, a bar on narrow ones. */
export default function FloatingControls() {
  const { quickContact } = words;
  const chat = useChatHref();
  return (
    <nav aria-label={quickContact.label} className="print:hidden">
      {chat && <WhatsAppButton href={chat} />}
      {/* A page may be painted when half of the bar has come: as high as it will be, with as many columns. */}
      <ul
        className={`fixed inset-x-0 bottom-0 z-40 grid ${chat ? 'grid-cols-4' : 'grid-cols-3'} min-h-(--bottom-bar-height) bg-white text-sea-deep pb-[env(safe-area-inset-bottom)] [@media(height<24rem)]:static forced-colors:border-t shadow-bar md:hidden`}
      >
        <li>
          <Link to={pathOf('booknow')} className={`${ACTION} bg-sea text-white focus-visible:outline-sand`}>
            <Icon name="calendar" className="text-xl" /> {quickContact.book}
          </Link>
        </li>
        <li>
          <Link to={CONTACT} onClick={goToClinic} className={ACTION}>
            <Icon name="map-pin" className="text-xl" /> {quickContact.clinic}
          </Link>
        </li>
        <li>
          <Link to={CONTACT_FORM} onClick={(event) => goTo('contact-form', event)} className={ACTION}>
            <Icon name="call-back" className="text-xl" /> {quickContact.callback}
          </Link>
        </li>
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noopener" className={ACTION}>
              <Icon name="whatsapp" className="text-xl" /> {words.whatsapp}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** On a page that has the contact section, goes to a place in it instead of to the contact page. */
function goTo(id: string, event: MouseEvent): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  event.preventDefault();
  scrollTo(place);
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}

function goToClinic(event: MouseEvent) {
  if (!goTo('contact', event)) return;
  setTimeout(() => {
    const map = document.getElementById('clinic-map');
    if (map) scrollTo(map);
  }, MAP_DELAY);
}

/** It stands in the page's margin, beside what can be read. */
function WhatsAppButton({ href }: { href: string }) {
  const [dismissed, setDismissed] = useState(false);

  // A tooltip that covers something can be sent away without moving the pointer (WCAG 1.4.13).
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setDismissed(true);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
      className="group fixed end-[max(0px,(var(--spacing-edge)-2.75rem)/2)] bottom-4 z-40 hidden size-11 wide:end-2.5 wide:bottom-6 wide:size-15 place-items-center rounded-full border-2 border-white bg-sea text-white shadow-sheet transition-colors hover:bg-sea-deep md:grid"
    >
      <Icon name="whatsapp" className="text-xl wide:text-[1.7rem]" />
      {/* Up to the button, so that the pointer can move onto it; unseen, it covers nothing. */}
      <span
        className={`pointer-events-none absolute end-0 bottom-full pb-3 opacity-0 transition-opacity ${
          dismissed
            ? ''
            : 'group-hover:pointer-events-auto group-hover:opacity-100 group-focus-visible:opacity-100'
        }`}
      >
        <span className="block rounded-lg bg-white px-3.5 py-2.5 text-[0.95rem] leading-tight font-semibold whitespace-nowrap text-sea-deep shadow-sheet forced-colors:border">
          {words.chat}
        </span>
      </span>
    </a>
  );
}
