import { words } from '#words/layout.ts';
import { shared } from '#words/shared.ts';
import { pathOf, servicePath } from '../../domain/web/screens.ts';
import { PhoneLink } from '../sections/contact-links.tsx';
import { languageOf } from '../sections/unreviewed-note.tsx';
import { Icon, arrowRightIcon, caretDownIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { ariaCurrentFor, LISTED_SERVICES } from './navigation.ts';

const PANEL = 'services-menu';

/**
 * The header's menu of services: a button with a popover, which the browser opens and closes by click, Enter
 * and Escape. A script also opens it on hover and by the down arrow key (client/services-menu.ts).
 */
export function MegaMenu({ path }: { path: string }) {
  return (
    <div className="h-full" data-services-menu="">
      <button
        type="button"
        popoverTarget={PANEL}
        aria-current={ariaCurrentFor(path, pathOf('services')) && 'true'}
        className="group flex h-full items-center gap-1.5 px-2 font-medium -outline-offset-3 whitespace-nowrap text-ink max-[80rem]:px-1.5 hover:text-sea over-dark-room:text-white"
      >
        <span className="border-b-2 border-unmarked py-1 group-aria-[current]:border-terracotta group-aria-[current]:over-dark-room:border-sand">
          {words.pages.services}
        </span>
        <Icon drawing={caretDownIcon} className="text-sm" />
      </button>
      <div
        id={PANEL}
        popover="auto"
        className="mega-menu w-auto overflow-y-auto overscroll-contain bg-white text-ink shadow-raised forced-colors:border"
      >
        <div className="page pt-6 pb-6">
          <div className="columns-3 gap-12">
            {LISTED_SERVICES.map(({ category, services }) => (
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
            <TextLink to={pathOf('services')} className="gap-2">
              {shared.viewAllServices} <Icon drawing={arrowRightIcon} />
            </TextLink>
            <span className="closed:hidden">
              <Sentence
                parts={words.menu.unsure({
                  phone: (
                    <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-sea-deep" />
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
