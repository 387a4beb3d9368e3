import { Link as RouterLink, type LinkProps } from 'react-router';
import { language } from '#words/language.ts';
import { languages } from '#words/languages.ts';
import { LANGUAGE } from '../site-language.ts';

/** A link to a page of this site. */
export const Link = LANGUAGE === 'en' ? RouterLink : TranslatedLink;

/** A page that there is in English alone is outside of this language's site: the link leads there, and says so. */
function TranslatedLink({ to, children, 'aria-label': label, lang, dir, ...rest }: LinkProps) {
  const [path] = String(to).split(/[?#]/, 1);
  if (!__IN_ENGLISH_ALONE__.includes(path!)) {
    return (
      <RouterLink to={to} aria-label={label} lang={lang} dir={dir} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      href={String(to)}
      hrefLang="en"
      aria-label={label && `${label} ${languages.inEnglish}`}
      className={rest.className}
      title={rest.title}
    >
      <span lang={lang} dir={dir}>
        {children}
      </span>
      <span lang={language.tag} className="text-small font-normal">
        {`\u00a0${languages.inEnglish}`}
      </span>
    </a>
  );
}
