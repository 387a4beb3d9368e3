import { languages } from '#words/languages.ts';
import type { UnfinishedTranslation } from '../../domain/clinic/text-review.ts';
import { LANGUAGE } from '../site-language.ts';
import { Sentence } from '../ui/sentence.tsx';

type Translated = { translation?: UnfinishedTranslation };

/** Attributes of English content on a page in another language. */
export const ENGLISH = LANGUAGE === 'en' ? undefined : ({ lang: 'en', dir: 'ltr' } as const);

/** Attributes of a text that may not be translated yet. */
export function languageOf({ translation }: Translated) {
  return translation === 'missing' ? ENGLISH : undefined;
}

type NoteProps = {
  /** path of the current page; the same for its English version */
  path: string;
  className?: string;
};

/** Note above a medical text that no clinician has reviewed in this language. */
export function UnreviewedNote({ translation, path, className = '' }: Translated & NoteProps) {
  if (LANGUAGE === 'en' || translation !== 'unreviewed') return null;
  return (
    <p className={`text-small ${className}`}>
      <Sentence
        parts={languages.unreviewed({
          english: (text) => (
            <a href={path} hrefLang="en" className="underline underline-offset-4">
              {text}
            </a>
          ),
        })}
      />
    </p>
  );
}
