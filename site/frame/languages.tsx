import { languages, offers } from '#clinic/languages.ts';
import { languages as words } from '#words/languages.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { LANGUAGE } from '../site-language.ts';
import { caretDownIcon, Icon, translateIcon } from '../ui/icons.tsx';

const PANEL = 'language-menu';

/** Whether the site is in several languages. */
export const IS_MULTILINGUAL = languages.length > 1;

const CURRENT = languages.find(({ code }) => code === LANGUAGE)!;

/** A button that opens a popover with links to the site's languages. */
export function LanguageMenu({ path }: { path: string }) {
  return (
    <>
      <button type="button" popoverTarget={PANEL} title={words.menu} className="language-button">
        {/* The word where it fits: beside the full navigation only from 90rem on. */}
        <Icon drawing={translateIcon} className="text-xl lg:max-wide:hidden min-[90rem]:hidden" />
        <span className="sr-only">{words.menu}</span>
        <span className="hidden lg:max-wide:inline min-[90rem]:inline">{CURRENT.name}</span>
        <Icon drawing={caretDownIcon} className="hidden text-sm lg:max-wide:block min-[90rem]:block" />
      </button>
      <div id={PANEL} popover="auto">
        <LanguageLinks path={path} />
      </div>
    </>
  );
}

/**
 * Links to the site's languages by their own names. Each leads to this page in that language, or to its home
 * page if it has no such page. What is typed in a form is kept (frame/language-switch.ts).
 *
 * @param path - of the current page, without the language prefix; '' on the not-found page
 */
export function LanguageLinks({ path, className = '' }: { path: string; className?: string }) {
  return (
    <ul aria-label={words.menu} className={`languages ${className}`}>
      {languages.map(({ code, name, englishOnlyPaths }) => (
        <li key={code}>
          <a
            href={pathInLanguage(code, !path || englishOnlyPaths.includes(path) ? '/' : path)}
            lang={code}
            hrefLang={code}
            aria-current={code === LANGUAGE ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** @returns the codes of the other languages that a page is available in */
export function offeredLanguages(path: string): string[] {
  return languages
    .filter(({ code, englishOnlyPaths }) => code !== LANGUAGE && path && !englishOnlyPaths.includes(path))
    .map(({ code }) => code);
}

/**
 * For each other language a hidden line that offers the page in it, written in that language. A script shows
 * the one that the visitor's browser prefers, before the first paint and until the first click
 * (frame/language-switch.ts).
 */
export function LanguageOffers({ path, offered }: { path: string; offered: string[] }) {
  return offered.map((code) => {
    const { offer, direction } = offers.find((offered) => offered.code === code)!;
    return (
      <aside key={code} id={`offer-${code}`} className="language-offer" lang={code} dir={direction}>
        <a href={pathInLanguage(code, path)} hrefLang={code}>
          {offer}
        </a>
      </aside>
    );
  });
}
