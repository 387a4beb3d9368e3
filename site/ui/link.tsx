import type { ComponentProps } from 'react';
import { language } from '#words/language.ts';
import { languages } from '#words/languages.ts';
import { hasPage, localizedPath } from '../site-language.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'aria-label'> & {
  /** a path without the language prefix, as `pathOf` returns it; may have a query or a hash */
  to: string;
};

/**
 * A link to a page of this site. If the page is available in English only, the link leads there and says so.
 */
export function Link({ to, children, lang, dir, ...rest }: Props) {
  const [path] = to.split(/[?#]/, 1);
  if (hasPage(path!)) {
    return (
      <a href={localizedPath(to)} lang={lang} dir={dir} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} hrefLang="en" className={rest.className} title={rest.title}>
      {lang ? (
        <span lang={lang} dir={dir}>
          {children}
        </span>
      ) : (
        children
      )}
      <span lang={language.tag} className="text-small font-normal">
        {`\u00a0${languages.inEnglish}`}
      </span>
    </a>
  );
}
