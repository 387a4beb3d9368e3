import { languages, offers } from '#clinic/languages.ts';
import { languages as words } from '#words/languages.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { LANGUAGE } from '../site-language.ts';
import { Icon, translateIcon } from '../ui/icons.tsx';

const PANEL = 'language-menu';

/** The languages of the site behind a button, which the browser's own popover opens. */
export function LanguageMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        title={words.menu}
        className="hidden size-11 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:grid over-dark-room:text-white over-dark-room:hover:bg-sea"
      >
        <Icon drawing={translateIcon} className="text-xl" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <div id={PANEL} popover="auto">
        <LanguageLinks path={path} className="flex min-h-11 items-center hover:text-sea" />
      </div>
    </>
  );
}

/**
 * The languages by their own names: each leads to this page, or to the home page where it has none. These are
 * plain links, as each language is a site of its own; what was typed into a form goes along.
 */
export function LanguageLinks({ path, className, list }: { path: string; className: string; list?: string }) {
  return (
    <ul aria-label={words.menu} className={list}>
      {languages.map(({ code, name, englishOnlyPaths }) => (
        <li key={code}>
          <a
            href={pathInLanguage(code, !path || englishOnlyPaths.includes(path) ? '/' : path)}
            lang={code}
            hrefLang={code}
            aria-current={code === LANGUAGE ? 'true' : undefined}
            className={`${className} aria-[current]:font-semibold`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** @returns the codes of the other languages that a page is in */
export function offeredLanguages(path: string): string[] {
  return languages
    .filter(({ code, englishOnlyPaths }) => code !== LANGUAGE && path && !englishOnlyPaths.includes(path))
    .map(({ code }) => code);
}

/**
 * A line for each language that is offered, in that language. A script shows the one that the visitor's
 * browser prefers before the page is painted (client/language.ts), until the first click.
 */
export function LanguageOffers({ path, offered }: { path: string; offered: string[] }) {
  return offered.map((code) => {
    const { offer, direction } = offers.find((each) => each.code === code)!;
    return (
      <aside key={code} id={`offer-${code}`} className="language-offer" lang={code} dir={direction}>
        <a href={pathInLanguage(code, path)} hrefLang={code}>
          {offer}
        </a>
      </aside>
    );
  });
}
