import { languages } from '#clinic/languages.ts';
import { languages as words } from '#words/languages.ts';
import { LANGUAGE } from '../site-language.ts';
import { placeIn } from '../../domain/language-prefix.ts';

/**
 * The languages by their own names: each leads to this page, or to the home page where it has none. These are plain links, as
 * each language is a site of its own; what was typed into a form goes along.
 */
export function LanguageLinks({ path, className, list }: { path: string; className: string; list?: string }) {
  return (
    <ul aria-label={words.menu} className={list}>
      {languages.map(({ code, name, without }) => (
        <li key={code}>
          <a
            href={placeIn(code, !path || without.includes(path) ? '/' : path)}
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
