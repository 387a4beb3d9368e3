import { Fragment } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/layout.ts';
import { shared } from '#words/shared.ts';
import { hasScreen, pathOf, servicePath } from '../../domain/web/screens.ts';
import { isForPain, pictureOf } from '../content/services.server.ts';
import { PhoneLink } from '../parts/contact/contact-links.tsx';
import { AfterCareEntry } from '../parts/service/service-parts.tsx';
import { languageOf } from '../parts/text-review/unreviewed-note.tsx';
import { Icon, arrowRightIcon, caretDownIcon, firstAidIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { NamedIcon } from '../ui/named-icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { ariaCurrentFor, LISTED_SERVICES } from './navigation.ts';

const PANEL = 'services-menu';

/**
 * The header's menu of services: a button with a popover, which the browser opens and closes by click, Enter
 * and Escape. A script also opens it on hover and by the down arrow key (frame/services-menu.ts).
 */
export function MegaMenu({ path }: { path: string }) {
  return (
    <div data-services-menu="">
      <button
        type="button"
        popoverTarget={PANEL}
        aria-current={ariaCurrentFor(path, pathOf('services')) && 'true'}
        className="header-link gap-1.5"
      >
        <span>{words.pages.services}</span>
        <Icon drawing={caretDownIcon} className="text-sm" />
      </button>
      <div id={PANEL} popover="auto" className="mega-menu">
        <div className="page pt-6 pb-6">
          <div className="columns-3 gap-12">
            {LISTED_SERVICES.map(({ category, services }) => (
              <div key={category.id} className="menu-group">
                {/* Decorative: the heading beside it says the same. */}
                <Picture
                  of={{ image: pictureOf(category, services), imageAlt: '' }}
                  sizes="3rem"
                  className="picture"
                >
                  <NamedIcon name={category.icon} className="size-7 text-sea" />
                </Picture>
                <p id={labelId(category.id)}>{category.name}</p>
                {isForPain(category) && hasScreen('in-pain', site) && (
                  <Link to={pathOf('in-pain')} className="in-pain">
                    <Icon drawing={firstAidIcon} /> {words.pages['in-pain']}
                  </Link>
                )}
                <ul aria-labelledby={labelId(category.id)}>
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
