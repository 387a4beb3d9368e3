import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { texts } from '#clinic/texts.ts';
import { followsTheHour } from '#clinic/window.ts';
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
    <a href="#main" className="skip-link">
      {words.skip}
    </a>
  );
}

/**
 * The site header. It lies over the page's first section: transparent at the top of the page, white once the
 * page is scrolled or one of its menus is open.
 */
export function Header({ path, chat }: Props) {
  const isOverRoom =
    (followsTheHour && path === pathOf('home')) || (facts.view !== 'none' && path === pathOf('thank-you'));
  return (
    <header className={`site-header ${isOverRoom ? 'over-room' : ''}`}>
      <div className="page">
        <Brand />
        <nav aria-label={words.menu.main} className="header-menu">
          <ul>
            {MENU.map((id) => (
              <li key={id}>
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
        <div className="header-tools">
          <Badge />
          {hasScreen('doctors', site) && (
            <Link
              to={pathOf('doctors')}
              title={ONLY_DOCTOR ?? words.menu.doctorProfiles}
              className="header-tool header-doctors"
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
            <ButtonLink to={pathOf('booknow')} look="secondary" className="header-booking">
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
    <Link to={servicePath(site.badge.service)} className="header-tool header-badge">
      <Icon drawing={certificateIcon} className="text-2xl" />
      <span className="wrap-normal">
        <span className="block font-semibold">{texts.badge.title}</span>{' '}
        <span className="block">{texts.badge.text}</span>
      </span>
    </Link>
  );
}
