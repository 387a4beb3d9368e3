import { Fragment } from 'react';
import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { words } from '#words/layout.ts';
import { hasScreen, pathOf, servicePath } from '../../domain/web/screens.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PhoneLink, PhoneText } from '../parts/contact/contact-links.tsx';
import { AfterCareEntry } from '../parts/service/service-parts.tsx';
import { languageOf } from '../parts/text-review/unreviewed-note.tsx';
import {
  Icon,
  arrowRightIcon,
  caretDownIcon,
  closeIcon,
  menuIcon,
  minusIcon,
  phoneIcon,
  plusIcon,
  whatsappIcon,
} from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { IS_MULTILINGUAL, LanguageLinks } from './languages.tsx';
import { ariaCurrentFor, LISTED_SERVICES, MENU, ONLY_DOCTOR, PHONE_MENU } from './navigation.ts';

const PANEL = 'mobile-menu';

type Props = {
  /** of the current page, without the language prefix */
  path: string;
  /** address of a WhatsApp chat with the clinic, if it has one */
  chat: string | undefined;
};

/** The button that opens the menu on narrow screens. */
export function MobileMenuButton() {
  return (
    <button type="button" popoverTarget={PANEL} aria-haspopup="dialog" className="menu-button">
      <Icon drawing={menuIcon} className="text-2xl" />
      <span className="sr-only">{words.menu.open}</span>
    </button>
  );
}

/**
 * The menu on narrow screens. A popover instead of a modal `<dialog>`, because browsers restyle the whole
 * page before they show a modal one. It gets the focus when it opens; a link in it closes it, and the page
 * behind it is inert while it is open (frame/dialogs.ts).
 */
export function MobileMenu({ path, chat }: Props) {
  return (
    <div
      id={PANEL}
      popover="auto"
      role="dialog"
      aria-label={words.menu.open}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- not when the page loads: when the menu opens
      autoFocus
      tabIndex={-1}
      className="mobile-menu"
    >
      <div className="flex min-h-full flex-col px-5 pb-5">
        <div className="sticky top-0 z-10 -mx-5 flex h-16 shrink-0 items-center justify-between bg-plaster px-5">
          <Brand />
          <button type="button" popoverTarget={PANEL} className="menu-button">
            <Icon drawing={closeIcon} className="text-xl" />
            <span className="sr-only">{words.menu.close}</span>
          </button>
        </div>
        <nav aria-label={words.menu.mobile}>
          <ul className="divide-y divide-sand">
            {PHONE_MENU.map((id) => (
              <MenuLink key={id} path={path} to={pathOf(id)} label={words.pages[id]} />
            ))}
            {MENU.map((id) =>
              id === 'services' ? (
                <li key={id}>
                  <ServicesMenu />
                </li>
              ) : (
                <MenuLink key={id} path={path} to={pathOf(id)} label={words.pages[id]} />
              ),
            )}
            {hasScreen('doctors', site) && (
              <MenuLink path={path} to={pathOf('doctors')} label={ONLY_DOCTOR ?? words.menu.doctorProfiles} />
            )}
            {site.badge && texts.badge && (
              <MenuLink
                path={path}
                to={servicePath(site.badge.service)}
                label={`${texts.badge.title} ${texts.badge.text}`}
              />
            )}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-6">
          {IS_MULTILINGUAL && <LanguageLinks path={path} className="flex flex-wrap gap-x-6" />}
          <ButtonLink to={pathOf('booknow')}>{words.pages.booknow}</ButtonLink>
          <p className="menu-contact">
            <PhoneLink className="closed:hidden">
              <Icon drawing={phoneIcon} /> <PhoneText />
            </PhoneLink>
            {chat && (
              <a href={chat} data-chat="" target="_blank" rel="noopener">
                <Icon drawing={whatsappIcon} /> {words.whatsapp}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

function ServicesMenu() {
  return (
    <details>
      <summary className="menu-row">
        {words.pages.services}
        <Icon drawing={caretDownIcon} className="menu-caret" />
      </summary>
      <div className="pb-3 ps-4">
        {LISTED_SERVICES.map(({ category, services }) => (
          <details key={category.id} name="menu-category" className="menu-category">
            <summary className="menu-row">
              {category.name}
              <Icon drawing={plusIcon} />
              <Icon drawing={minusIcon} />
            </summary>
            <ul>
              {services.map((service) => (
                <Fragment key={service.id}>
                  <li>
                    <Link to={servicePath(service.id)} {...languageOf(service)}>
                      {service.title}
                    </Link>
                  </li>
                  <AfterCareEntry service={service} className="after-care" />
                </Fragment>
              ))}
            </ul>
          </details>
        ))}
        <Link
          to={pathOf('services')}
          className="flex min-h-12 items-center gap-2 font-semibold text-sea-deep"
        >
          {words.menu.allServices} <Icon drawing={arrowRightIcon} />
        </Link>
      </div>
    </details>
  );
}

function MenuLink({ path, to, label }: { path: string; to: string; label: string }) {
  return (
    <li>
      <Link to={to} aria-current={ariaCurrentFor(path, to)} className="menu-row">
        {label}
      </Link>
    </li>
  );
}
