import { dates } from '#words/dates.ts';
import { languages } from '#words/languages.ts';
import { shared } from '#words/shared.ts';
import type { Review } from '../content/reviews.server.ts';
import { LANGUAGE } from '../site-language.ts';
import { Sentence } from '../ui/sentence.tsx';
import { SampleReviewNote } from './sample-review-note.tsx';
import { ENGLISH } from './unreviewed-note.tsx';

type Props = { review: Review };

/** Below a medical text: last reviewer, date and sources. */
export function ReviewNote({ review }: Props) {
  return (
    <div className="border-t border-sand-deep pt-3 text-base text-ink-soft *:prose-width">
      <Reviewed review={review} />
      <Sources of={review} />
    </div>
  );
}

/** When and by whom a medical text was last reviewed. */
export function Reviewed({ review: { on, by, inEnglish } }: Props) {
  const reviewed = LANGUAGE !== 'en' && inEnglish ? languages.reviewedInEnglish : shared.reviewed;
  return (
    <p>
      <Sentence parts={reviewed({ date: <time dateTime={on}>{dates.date(on)}</time> }, by)} />
      <SampleReviewNote of="review" />
    </p>
  );
}

/** The sources of a review, folded. */
export function Sources({ of: { sources } }: { of: Review }) {
  if (sources.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-2.5 underline decoration-sea-light underline-offset-4">
        {shared.sources}
      </summary>
      <ul className="list-disc ps-6">
        {sources.map(({ title, link }) => (
          <li key={link}>
            <a
              href={link}
              {...ENGLISH}
              className="inline-flex py-2.75 leading-snug underline decoration-sea-light underline-offset-4 hover:decoration-sea"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
