import { languages } from '#clinic/languages.ts';
import { placeIn } from '../../domain/language-prefix.ts';
import { site } from '#clinic/site.ts';

/** A page in one of its languages, for search engines: `x-default` is for visitors who read none of them. */
export type Alternate = { language: string; address: string };

/** A page's addresses in all languages in which it is, its own among them; none where that is one language alone. */
export function alternatesOf(path: string): Alternate[] {
  const its = languages.filter(({ without }) => !without.includes(path));
  if (its.length < 2) return [];
  const addressIn = (code: string) => site.siteUrl + placeIn(code, path);
  return [
    ...its.map(({ code }) => ({ language: code, address: addressIn(code) })),
    { language: 'x-default', address: addressIn('en') },
  ];
}

/** The same as links in a page's head. */
export function alternateLinks(path: string): string {
  return alternatesOf(path)
    .map(({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
}
