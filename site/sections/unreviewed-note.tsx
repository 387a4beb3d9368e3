import { languages } from '#words/languages.ts';
import type { UnfinishedTranslation } from '../../domain/clinic/translation.ts';
import { LANGUAGE } from '../site-language.ts';
import { Sentence } from '../ui/sentence.tsx';

type Translated = { translation?: UnfinishedTranslation };

/** The attributes of what stands in English on a page of another language. */
export const ENGLISH = LANGUAGE === 'en' ? undefined : ({ lang: 'en', dir: 'ltr' } as const);

/** The same for a text that may not be translated yet. */
export function languageOf({ translation }: Translated) {
  return translation === 'missing' ? ENGLISH : undefined;
}

type NoteProps = {
  /** of the page one is on, which is the English one's too */
  path: string;
  className?: string;
};

/** At the head of a medical text that no clinician has read in this language. */
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
