import { words } from '#words/layout.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { Icon, calendarIcon, callBackIcon, mapPinIcon, whatsappIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';

const CONTACT = `${pathOf('contact')}#contact`;
const CONTACT_FORM = `${pathOf('contact')}#contact-form`;

/** Quick contact: a bar at the bottom of narrow screens; on wide screens a round chat button. */
export function FloatingControls({ chat }: { chat: string | undefined }) {
  const { quickContact } = words;
  return (
    <nav aria-label={quickContact.label} className="print:hidden">
      {chat && <WhatsAppButton href={chat} data-chat="" />}
      {/* Fixed height and columns, because the browser may paint before all of the bar is parsed. */}
      <div className="fixed inset-x-0 bottom-0 z-40 min-h-(--bottom-bar-height) bg-white text-sea-deep pb-[env(safe-area-inset-bottom)] [@media(height<24rem)]:static forced-colors:border-t shadow-bar md:hidden">
        <ul className={`grid ${chat ? 'grid-cols-4' : 'grid-cols-3'}`}>
          <li>
            <Link to={pathOf('booknow')} className="bar-action bar-book">
              <Icon drawing={calendarIcon} className="text-xl" /> {quickContact.book}
            </Link>
          </li>
          <li>
            <Link to={CONTACT} data-scroll-target="clinic" className="bar-action">
              <Icon drawing={mapPinIcon} className="text-xl" /> {quickContact.clinic}
            </Link>
          </li>
          <li>
            <Link to={CONTACT_FORM} data-scroll-target="callback" className="bar-action">
              <Icon drawing={callBackIcon} className="text-xl" /> {quickContact.callback}
              <WhenRead />
            </Link>
          </li>
          {chat && (
            <li>
              <a href={chat} data-chat="" target="_blank" rel="noopener" className="bar-action">
                <Icon drawing={whatsappIcon} className="text-xl" /> {words.whatsapp}
                <WhenRead />
              </a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}

/**
 * From when messages are read, while the clinic is closed. parts/opening-hours/show-opening-status.ts fills
 * it.
 */
function WhenRead() {
  return (
    <>
      {' '}
      <small
        data-opens-from=""
        className="hidden text-[min(0.75rem,3.3vw)] leading-none font-normal closed:block"
      >
        {words.quickContact.whenOpen}
      </small>
    </>
  );
}

/** The round chat button, in the page's margin so that it covers no text. */
function WhatsAppButton({ href }: { href: string }) {
  return (
    <a
      href={href}
      data-chat=""
      target="_blank"
      rel="noopener"
      data-tooltip=""
      className="group fixed end-[max(0px,(var(--spacing-edge)-2.75rem)/2)] bottom-4 z-40 hidden size-11 wide:end-2.5 wide:bottom-6 wide:size-15 place-items-center rounded-full border-2 border-white bg-sea text-white shadow-sheet transition-colors hover:bg-sea-deep md:grid"
    >
      <Icon drawing={whatsappIcon} className="text-xl wide:text-[1.7rem]" />
      {/* Reaches down to the button, so that the pointer can move onto it. */}
      <span className="pointer-events-none absolute end-0 bottom-full pb-3 opacity-0 transition-opacity not-in-data-dismissed:group-hover:pointer-events-auto not-in-data-dismissed:group-hover:opacity-100 not-in-data-dismissed:group-focus-visible:opacity-100">
        <span className="block rounded-lg bg-white px-3.5 py-2.5 text-[0.95rem] leading-tight font-semibold whitespace-nowrap text-sea-deep shadow-sheet forced-colors:border">
          {words.chat}
        </span>
      </span>
    </a>
  );
}
