import { words } from '#words/transformations.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { Transformation } from '../../../domain/content/transformations.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Comparison } from '../../ui/comparison.tsx';
import { Sentence } from '../../ui/sentence.tsx';

type Props = { transformations: Compiled<Transformation>[]; headingLevel: 3 | 4; className: string };

/** Mouths before and after, what was done and how long it took. */
export function TransformationCards({ transformations, headingLevel, className }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`grid gap-x-8 lg:grid-cols-2 ${className}`}>
      {transformations.map(({ id, title, treatment, duration, patientName, before, after }) => (
        <li key={id}>
          <article>
            <Comparison
              title={patientName ? words.name(patientName, title) : title}
              before={before}
              after={after}
              sizes="(width >= 76rem) 35rem, (width >= 64rem) 45vw, 92vw"
            />
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading className="text-card">
                {patientName ? <Sentence parts={words.heading({ patient }, patientName, title)} /> : title}
              </Heading>
              <IllustrationNote />
            </div>
            <dl className="mt-2 grid gap-y-1">
              <div className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{words.treatment}</dt>
                <dd>{treatment}</dd>
              </div>
              <div className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{words.duration}</dt>
                <dd className="font-semibold">{duration}</dd>
              </div>
            </dl>
          </article>
        </li>
      ))}
    </ul>
  );
}

function patient(text: string) {
  return <span className="text-terracotta-deep">{text}</span>;
}
