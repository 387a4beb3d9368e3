import { site } from '#clinic/site.ts';
import { languages } from '#words/languages.ts';
import { shared } from '#words/shared.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import type { UnfinishedTranslation } from '../../../domain/clinic/text-review.ts';
import { LANGUAGE } from '../../site-language.ts';
import { Sentence } from '../../ui/sentence.tsx';

type Translated = { translation?: UnfinishedTranslation };

/** Attributes of English content on a page in another language. */
export const ENGLISH = LANGUAGE === 'en' ? undefined : ({ lang: 'en', dir: 'ltr' } as const);

/** Attributes of a text that may not be translated yet. */
export function languageOf({ translation }: Translated) {
  return translation === 'missing' ? ENGLISH : undefined;
}

type Text = Translated & Pick<Service, 'reviewed'>;

/** The sample clinic says of each text about health that no dentist has read it, if none has. */
function isUnreadSample({ reviewed }: Text): boolean {
  return site.reviewsAreSamples === true && !reviewed?.by;
}

function isUnreviewedHere({ translation }: Translated): boolean {
  return LANGUAGE !== 'en' && translation === 'unreviewed';
}

/** Whether a text about health begins with a note on who has read it. */
export function hasUnreviewedNote(text: Text): boolean {
  return isUnreadSample(text) || isUnreviewedHere(text);
}

type NoteProps = Text & {
  /** path of the current page; the same for its English version */
  path: string;
  className?: string;
};

/** At the head of a text about health: that no dentist has read it, at all or in this language. */
export function UnreviewedNote({ path, className = '', ...text }: NoteProps) {
  if (!hasUnreviewedNote(text)) return null;
  return (
    <p className={`text-small leading-snug ${className}`}>
      {isUnreadSample(text) ? (
        shared.sampleReviewed
      ) : (
        <Sentence
          parts={languages.unreviewed({
            english: (words) => (
              <a href={path} hrefLang="en" className="underline underline-offset-4">
                {words}
              </a>
            ),
          })}
        />
      )}
    </p>
  );
}
