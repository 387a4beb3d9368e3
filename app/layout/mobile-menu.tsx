import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { words } from '#words/frame.ts';
import { phoneHref } from '../../domain/contact.ts';
import { isThere, pathOf, servicePath } from '../pages.ts';
import { useChatHref } from '../sections/use-chat-href.ts';
import { ButtonLink } from '../ui/button.tsx';
import { languageOf } from '../sections/translation.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { MOBILE_MENU } from './mobile-menu-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MENU, useCurrent, useListedServices } from './navigation.ts';

const ROW = 'flex min-h-12 items-center justify-between gap-3 text-lg text-ink';

/** The narrow screen's menu: a modal dialog from the browser's own parts. */
export default function MobileMenu() {
  const { pathname } = useLocation();
  const chat = useChatHref();

  function closeOnChoice(event: MouseEvent<HTMLDialogElement>) {
    const onBackdrop = event.target === event.currentTarget;
    if (onBackdrop || (event.target as Element).closest('a')) event.currentTarget.close();
  }

  return (
    <dialog
      // A page begins with the menu closed, however one came to it: each has a dialog of its own.
      key={pathname}
      id={MOBILE_MENU}
      aria-label={words.menu.open}
      closedby="any"
      onClick={closeOnChoice}
      className="mobile-menu bg-plaster text-ink"
    >
      <div className="flex min-h-full flex-col px-5 pb-5">
        <div className="sticky top-0 z-10 -mx-5 flex h-16 shrink-0 items-center justify-between bg-plaster px-5">
          <Brand />
          <form method="dialog">
            <button className="-me-2 grid size-12 place-items-center rounded-full text-sea-deep hover:bg-mist-deep">
              <Icon name="close" className="text-xl" />
              <span className="sr-only">{words.menu.close}</span>
            </button>
          </form>
        </div>
        <nav aria-label={words.menu.mobile}>
          <ul className="divide-y divide-sand">
            {MENU.map((id) =>
              id === 'services' ? (
                <li key={id}>
                  <ServicesMenu />
                </li>
              ) : (
                <MenuLink key={id} to={pathOf(id)} label={words.pages[id]} />
              ),
            )}
            {isThere('doctors', site) && (
              <MenuLink to={pathOf('doctors')} label={words.menu.doctorProfiles} />
            )}
            {site.badge && texts.badge && (
              <MenuLink
                to={servicePath(site.badge.service)}
                label={`${texts.badge.title} ${texts.badge.text}`}
              />
            )}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-6">
          {__SEVERAL_LANGUAGES__ && (
            <LanguageLinks
              list="flex flex-wrap gap-x-6"
              className="inline-flex min-h-11 min-w-11 items-center text-sea-deep"
            />
          )}
          <ButtonLink to={pathOf('booknow')}>{words.pages.booknow}</ButtonLink>
          <p className="flex justify-between gap-4">
            <a
              href={phoneHref(site.phone)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep"
            >
              <Icon name="phone" /> {site.phone}
            </a>
            {chat && (
              <a
                href={chat}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep"
              >
                <Icon name="whatsapp" /> {words.whatsapp}
              </a>
            )}
          </p>
        </div>
      </div>
    </dialog>
  );
}

function ServicesMenu() {
  const { menu } = useListedServices();
  return (
    <details className="group/services">
      <summary className={ROW}>
        {words.pages.services}
        <Icon name="caret-down" className="transition-transform group-open/services:rotate-180" />
      </summary>
      <div className="pb-3 ps-4">
        {menu.map(({ category, services }) => (
          <details key={category.id} name="menu-category" className="group/category">
            <summary className={`${ROW} text-base`}>
              {category.name}
              <Icon name="plus" className="group-open/category:hidden" />
              <Icon name="minus" className="hidden group-open/category:block" />
            </summary>
            <ul className="border-s-2 border-sea-light ps-4">
              {services.map(({ id, title, ...service }) => (
                <li key={id}>
                  <Link to={servicePath(id)} {...languageOf(service)} className="flex min-h-11 items-center">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <Link
          to={pathOf('services')}
          className="flex min-h-12 items-center gap-2 font-semibold text-sea-deep"
        >
          {words.menu.allServices} <Icon name="arrow-right" />
        </Link>
      </div>
    </details>
  );
}

function MenuLink({ to, label }: { to: string; label: string }) {
  const current = useCurrent();
  return (
    <li>
      <Link
        to={to}
        aria-current={current(to)}
        className={`${ROW} aria-[current]:font-semibold aria-[current]:text-sea`}
      >
        {label}
      </Link>
    </li>
  );
}
