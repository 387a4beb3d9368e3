import { languages, offers } from '#clinic/languages.ts';
import { LANGUAGE } from '../site-language.ts';
import { placeIn } from '../../domain/language-prefix.ts';

/**
 * A line for each other language that this page is in, in that language. A script shows the one that the visitor's browser
 * prefers before the page is painted (client/language.ts), until the first click.
 */
export function LanguageOffers({ path }: { path: string }) {
  const there = languages.filter(({ code, without }) => code !== LANGUAGE && path && !without.includes(path));
  return there.map(({ code }) => {
    const { offer, direction } = offers.find((each) => each.code === code)!;
    return (
      <aside key={code} id={`offer-${code}`} className="language-offer" lang={code} dir={direction}>
        <a href={placeIn(code, path)} hrefLang={code}>
          {offer}
        </a>
      </aside>
    );
  });
}
