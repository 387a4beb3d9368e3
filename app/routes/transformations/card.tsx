import { Comparison } from '../../ui/comparison.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';

export type Transformation = {
  id: string;
  title: string;
  treatment: string;
  duration: string;
  patientName?: string;
  before: { set: PictureSet; alt: string };
  after: { set: PictureSet; alt: string };
};

/** A mouth before and after, what was done and how long it took. */
export function TransformationCard(props: Transformation & { headingLevel: 3 | 4 }) {
  const { title, treatment, duration, patientName, before, after, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <Comparison
        title={patientName ? `${patientName}, ${title}` : title}
        before={before}
        after={after}
        sizes="(width >= 76rem) 35rem, (width >= 64rem) 45vw, 92vw"
      />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-card">
          {patientName && <span className="text-terracotta-deep">{patientName}: </span>}
          {title}
        </Heading>
        <IllustrationNote />
      </div>
      <dl className="mt-2 grid gap-y-1">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">Treatment:</dt>
          <dd>{treatment}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">Duration:</dt>
          <dd className="font-semibold">{duration}</dd>
        </div>
      </dl>
    </article>
  );
}
