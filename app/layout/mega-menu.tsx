import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { site } from '#clinic/site.ts';
import { words } from '#words/frame.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../domain/contact.ts';
import { pathOf, servicePath } from '../pages.ts';
import { languageOf } from '../sections/translation.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { useCurrent, useListedServices } from './navigation.ts';

const PANEL = 'services-menu';
/** Long enough that a pointer on its way elsewhere opens nothing, and that a slip off the edge closes nothing. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 220;

/**
 * The services behind a button. The browser's own popover opens and closes it by click, Enter and Escape, before the
 * page's code has arrived too; the code adds opening by hover and by the down arrow.
 */
export function MegaMenu() {
  const { menu } = useListedServices();
  const { pathname } = useLocation();
  const current = useCurrent();
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function isOpen() {
    return panel.current?.matches(':popover-open') ?? false;
  }

  function close() {
    clearTimeout(timer.current);
    panel.current?.hidePopover();
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (isOpen()) return;
    timer.current = setTimeout(() => {
      openedByHover.current = true;
      panel.current?.showPopover();
    }, OPEN_AFTER);
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Opened by a click or a key it stays until dismissed, and never closes under the keyboard's focus.
      if (openedByHover.current && !panel.current?.contains(document.activeElement)) close();
    }, CLOSE_AFTER);
  }

  function onClick(event: MouseEvent) {
    clearTimeout(timer.current);
    // The click that follows the hover is meant to open, not to shut what the hover has just opened.
    if (isOpen() && openedByHover.current) event.preventDefault();
    openedByHover.current = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    openedByHover.current = false;
    if (!isOpen()) panel.current?.showPopover();
    panel.current?.querySelector('a')?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <div className="h-full" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} onBlur={onBlur}>
      <button
        type="button"
        popoverTarget={PANEL}
        onClick={onClick}
        onKeyDown={onKeyDown}
        aria-current={current(pathOf('services')) && 'true'}
        className="group flex h-full items-center gap-1.5 px-2 font-medium -outline-offset-3 text-ink hover:text-sea over-dark-room:text-white"
      >
        <span className="border-b-2 border-unmarked py-1 group-aria-[current]:border-terracotta group-aria-[current]:over-dark-room:border-sand">
          {words.pages.services}
        </span>
        <Icon name="caret-down" className="text-sm" />
      </button>
      {/* A page begins with the menu closed, however one came to it: each has a panel of its own. */}
      <div
        key={pathname}
        ref={panel}
        id={PANEL}
        popover="auto"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close();
        }}
        className="mega-menu bg-white text-ink shadow-raised"
      >
        <div className="page pt-6 pb-6">
          <div className="columns-3 gap-12">
            {menu.map(({ category, services }) => (
              <div key={category.id} className="break-inside-avoid pb-4">
                <p
                  id={labelId(category.id)}
                  className="border-b border-sand pb-1 font-display text-lg font-medium text-terracotta-deep"
                >
                  {category.name}
                </p>
                <ul aria-labelledby={labelId(category.id)}>
                  {services.map(({ id, title, ...service }) => (
                    <li key={id}>
                      <Link
                        to={servicePath(id)}
                        {...languageOf(service)}
                        className="-mx-3 flex min-h-11 items-center rounded-lg px-3 hover:bg-mist hover:text-sea-deep"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-2 flex items-center justify-between border-t border-sand pt-4">
            <Link
              to={pathOf('services')}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
            >
              {shared.viewAllServices} <Icon name="arrow-right" />
            </Link>
            <span>
              <Sentence
                parts={words.menu.unsure({
                  phone: (
                    <a
                      href={phoneHref(site.phone)}
                      className="inline-flex min-h-11 items-center font-semibold text-sea-deep"
                    >
                      {site.phone}
                    </a>
                  ),
                })}
              />
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

function labelId(category: string): string {
  return `menu-${category}`;
}
