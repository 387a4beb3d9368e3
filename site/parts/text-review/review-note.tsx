import { dates } from '#words/dates.ts';
import { languages } from '#words/languages.ts';
import { shared } from '#words/shared.ts';
import type { Review } from '../../content/reviews.server.ts';
import { LANGUAGE } from '../../site-language.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { ENGLISH } from './unreviewed-note.tsx';

/** Below a medical text: the doctor who has read it, when, and the sources. */
export function ReviewNote({ review: { reader, sources } }: { review: Review }) {
  return (
    <div className="border-t border-sand-deep pt-3 text-base text-ink-soft *:prose-width">
      {reader && <Reviewed reader={reader} />}
      <Sources of={sources} />
    </div>
  );
}

/** When a doctor has read a medical text, and who. */
export function Reviewed({ reader: { on, by, inEnglish } }: { reader: NonNullable<Review['reader']> }) {
  const reviewed = LANGUAGE !== 'en' && inEnglish ? languages.reviewedInEnglish : shared.reviewed;
  return (
    <p>
      <Sentence parts={reviewed({ date: <time dateTime={on}>{dates.date(on)}</time> }, by)} />
    </p>
  );
}

/** The sources of a review, folded. */
export function Sources({ of: sources }: { of: Review['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-2.5 underline decoration-sea-light underline-offset-4">
        {shared.sources}
      </summary>
      <ul className="sources">
        {sources.map(({ title, link }) => (
          <li key={link}>
            <a href={link} {...ENGLISH}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
