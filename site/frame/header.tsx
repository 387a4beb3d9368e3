import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { words } from '#words/layout.ts';
import { hasScreen, pathOf, servicePath } from '../../domain/web/screens.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, certificateIcon, stethoscopeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { IS_MULTILINGUAL, LanguageMenu } from './languages.tsx';
import { ariaCurrentFor, MENU, ONLY_DOCTOR } from './navigation.ts';

type Props = {
  /** of the current page, without the language prefix */
  path: string;
  /** address of a WhatsApp chat with the clinic, if it has one */
  chat: string | undefined;
};

/** The link past the header for keyboard users (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 start-2 z-50 print:hidden -translate-y-[200%] rounded-full bg-night px-6 py-3 font-semibold text-white focus:translate-y-0"
    >
      {words.skip}
    </a>
  );
}

/**
 * The site header. It lies over the page's first section: transparent at the top of the page, white once the
 * page is scrolled or one of its menus is open.
 */
export function Header({ path, chat }: Props) {
  return (
    <header className="sticky top-0 z-40 -mb-(--header-height) h-(--header-height) transition-[background-color,box-shadow] duration-200 [anchor-name:--header] in-data-scrolled:bg-white in-data-scrolled:shadow-header forced-colors:border-b has-[[popover]:popover-open]:bg-white noscript:bg-white noscript:shadow-header print:static print:mb-0">
      <div className="page flex h-full items-center justify-between gap-4">
        <Brand />
        <nav aria-label={words.menu.main} className="hidden h-full wide:block print:hidden">
          <ul className="flex h-full items-center">
            {MENU.map((id) => (
              <li key={id} className="h-full">
                {id === 'services' ? (
                  <MegaMenu path={path} />
                ) : (
                  <HeaderLink
                    path={path}
                    to={pathOf(id)}
                    label={(id === 'international-patients' && texts.abroadMenu) || words.pages[id]}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 md:gap-4 max-[86rem]:wide:gap-2 max-[80rem]:wide:gap-0 print:hidden">
          <Badge />
          {hasScreen('doctors', site) && (
            <Link
              to={pathOf('doctors')}
              title={ONLY_DOCTOR ?? words.menu.doctorProfiles}
              className="hidden min-h-11 items-center gap-2 rounded-full px-1 text-sm leading-none text-sea-deep hover:text-sea wide:flex over-dark-room:text-white"
            >
              <Icon drawing={stethoscopeIcon} className="m-1.5 text-xl" />
              <span
                className={`font-semibold wrap-normal max-[86rem]:sr-only ${ONLY_DOCTOR ? 'max-w-44 text-balance' : 'max-w-min'}`}
              >
                {ONLY_DOCTOR ?? words.menu.doctorProfiles}
              </span>
            </Link>
          )}
          <span className="hidden md:block">
            <ButtonLink
              to={pathOf('booknow')}
              look="secondary"
              className="min-h-11! px-5! py-1.5! whitespace-nowrap over-dark-room:border-sea-light over-dark-room:text-white over-dark-room:hover:bg-sea in-data-scrolled:bg-sea in-data-scrolled:text-white in-data-scrolled:hover:border-sea-deep in-data-scrolled:hover:bg-sea-deep"
            >
              {words.pages.booknow}
            </ButtonLink>
          </span>
          {IS_MULTILINGUAL && <LanguageMenu path={path} />}
          <MobileMenuButton />
        </div>
      </div>
      <MobileMenu path={path} chat={chat} />
    </header>
  );
}

function HeaderLink({ path, to, label }: { path: string; to: string; label: string }) {
  return (
    <Link to={to} aria-current={ariaCurrentFor(path, to)} className="header-link">
      <span>{label}</span>
    </Link>
  );
}

/** A link to the service that the clinic is known for; nothing if it names none. */
function Badge() {
  if (!site.badge || !texts.badge) return null;
  return (
    <Link
      to={servicePath(site.badge.service)}
      className="hidden min-h-11 items-center gap-2 rounded-full pe-1 ps-1 text-sm leading-none text-ink hover:text-sea md:flex over-dark-room:text-white"
    >
      <Icon drawing={certificateIcon} className="text-2xl text-terracotta over-dark-room:text-white" />
      <span className="wrap-normal">
        <span className="block font-semibold">{texts.badge.title}</span>{' '}
        <span className="block">{texts.badge.text}</span>
      </span>
    </Link>
  );
}
