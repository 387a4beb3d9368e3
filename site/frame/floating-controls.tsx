import { site } from '#clinic/site.ts';
import { words } from '#words/layout.ts';
import { phoneHref } from '../../domain/web/contact-links.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { Icon, calendarIcon, callBackIcon, mapPinIcon, phoneIcon, whatsappIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';

const CONTACT = `${pathOf('contact')}#contact`;
const CONTACT_FORM = `${pathOf('contact')}#contact-form`;

/**
 * Quick contact: a bar at the bottom of narrow screens; on wide screens a round chat button. For somebody in
 * pain the bar has a call of the clinic in place of Callback, while the clinic is open.
 *
 * @param path - of the current page
 */
export function FloatingControls({ path, chat }: { path: string; chat: string | undefined }) {
  const { quickContact } = words;
  const isInPain = path === pathOf('in-pain');
  return (
    <nav aria-label={quickContact.label} className="print:hidden">
      {chat && <WhatsAppButton href={chat} data-chat="" />}
      {/* Fixed height and columns, because the browser may paint before all of the bar is parsed. */}
      <div className="bottom-bar">
        <ul className={`grid ${chat ? 'grid-cols-4' : 'grid-cols-3'}`}>
          <li>
            <Link to={pathOf('booknow')} className="bar-book">
              <Icon drawing={calendarIcon} /> {quickContact.book}
            </Link>
          </li>
          <li>
            <Link to={CONTACT} data-scroll-target="clinic">
              <Icon drawing={mapPinIcon} /> {quickContact.clinic}
            </Link>
          </li>
          {isInPain && (
            <li className="closed:hidden noscript:hidden">
              <a href={phoneHref(site.phone)}>
                <Icon drawing={phoneIcon} /> {quickContact.call}
              </a>
            </li>
          )}
          <li className={isInPain ? 'hidden closed:block noscript:block' : undefined}>
            <Link to={CONTACT_FORM} data-scroll-target="callback">
              <Icon drawing={callBackIcon} /> {quickContact.callback}
              <WhenRead />
            </Link>
          </li>
          {chat && (
            <li>
              <a href={chat} data-chat="" target="_blank" rel="noopener">
                <Icon drawing={whatsappIcon} /> {words.whatsapp}
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
      <small data-opens-from="">{words.quickContact.whenOpen}</small>
    </>
  );
}

/** The round chat button, with a tooltip. */
function WhatsAppButton({ href }: { href: string }) {
  return (
    <a href={href} data-chat="" target="_blank" rel="noopener" data-tooltip="" className="chat-button">
      <Icon drawing={whatsappIcon} />
      <span className="chat-tooltip">
        <span>{words.chat}</span>
      </span>
    </a>
  );
}
