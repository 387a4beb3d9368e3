import { useLocation } from 'react-router';
import { languages } from '#clinic/languages.ts';
import { languages as words } from '#words/languages.ts';
import { offersOf } from '../language-offer.ts';
import { LANGUAGE, placeIn } from '../site-language.ts';
import { keepTyped } from '../ui/typed.ts';
import { Icon } from '../ui/icon.tsx';

const PANEL = 'languages';

/** The languages of the site behind a button, which the browser's own popover opens. */
export function LanguageMenu() {
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        title={words.menu}
        className="hidden size-11 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:grid over-dark-room:text-white over-dark-room:hover:bg-sea"
      >
        <Icon name="translate" className="text-xl" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <div key={pathname} id={PANEL} popover="auto">
        <LanguageLinks className="flex min-h-11 items-center hover:text-sea" />
      </div>
    </>
  );
}

/**
 * The languages by their own names: each leads to this page, or to the home page where it has none. These are plain links, as
 * each language is a site of its own; what was typed into a form goes along.
 */
export function LanguageLinks({ className, list = '' }: { className: string; list?: string }) {
  const path = usePath();
  return (
    <ul aria-label={words.menu} className={list}>
      {languages.map(({ code, name, without }) => (
        <li key={code}>
          <a
            href={placeIn(code, without.includes(path) ? '/' : path)}
            lang={code}
            hrefLang={code}
            aria-current={code === LANGUAGE ? 'true' : undefined}
            onClick={keepTyped}
            className={`${className} aria-[current]:font-semibold`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A line for each other language that this page is in. A script shows the one that the visitor's browser prefers before the page
 * is painted (app/language-offer.ts), until the first click: React leaves the lines as they were delivered.
 */
export function LanguageOffers() {
  const path = usePath();
  const __html = import.meta.env.SSR ? offersOf(path) : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/** The page's path, as app/pages.ts writes it. */
function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '') || '/';
}
