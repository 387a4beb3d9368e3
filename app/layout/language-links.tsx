import { useLocation } from 'react-router';
import { languages } from '#clinic/languages.ts';
import { languages as words } from '#words/languages.ts';
import { LANGUAGE, placeOf, prefixOf } from '../site-language.ts';
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
      {languages.map(({ code, tag, name, without }) => (
        <li key={code}>
          <a
            href={placeOf(without.includes(path) ? '/' : path, prefixOf(code))}
            lang={tag}
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
 * A line for each other language that this page is in; app/language-offer.ts shows the one that the visitor's browser prefers,
 * before the page is painted.
 */
export function LanguageOffers() {
  const path = usePath();
  return languages
    .filter(({ code, without }) => code !== LANGUAGE && !without.includes(path))
    .map(({ code, tag, offer, direction }) => (
      <p key={code} id={`offer-${code}`} lang={tag} dir={direction} className="hidden bg-mist text-center">
        <a
          href={placeOf(path, prefixOf(code))}
          hrefLang={code}
          onClick={keepTyped}
          className="inline-flex min-h-11 items-center px-5 font-semibold text-sea-deep underline decoration-sea-light underline-offset-4"
        >
          {offer}
        </a>
      </p>
    ));
}

/** The page's path, as app/pages.ts writes it. */
function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '') || '/';
}
