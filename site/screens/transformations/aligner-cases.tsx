import type { ReactNode } from 'react';
import { alignerKinds } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { PICTURE_GRID } from '../../parts/gallery/picture-grid.ts';
import { Sentence } from '../../ui/sentence.tsx';

type AlignerCase = (typeof alignerKinds)[number]['cases'][number];

export function AlignerCases({ picturesOf }: { picturesOf: (each: AlignerCase) => ReactNode }) {
  return (
    <section aria-labelledby="aligners" className="bg-mist pt-12 pb-section wide:pt-16">
      <div className="page">
        <h2 id="aligners" className="text-section">
          {words.aligners}
        </h2>
        <div className={`mt-8 wide:mt-10 ${PICTURE_GRID}`}>
          {alignerKinds.flatMap(({ title, description, cases }) =>
            cases.map((each, at) => (
              <Case
                key={each.id}
                {...each}
                pictures={picturesOf(each)}
                kind={title}
                description={at === 0 ? description : null}
              />
            )),
          )}
        </div>
      </div>
    </section>
  );
}

type CaseProps = AlignerCase & {
  pictures: ReactNode;
  kind: string;
  /** description of the kind, shown with its first case */
  description: string | null;
};

function Case({ pictures, kind, description, title, treatment, months }: CaseProps) {
  return (
    <article>
      {pictures}
      <p className="mt-4 flex flex-wrap gap-x-3">
        <span className="font-semibold text-terracotta-deep">{kind}</span>
        {description && <span className="text-small text-ink-soft">{description}</span>}
      </p>
      <h3 className="mt-1 text-card">{title}</h3>
      <dl className="mt-2">
        <dt className="sr-only">{words.treatment}</dt>
        <dd className="prose-width">{treatment}</dd>
        <dt className="sr-only">{words.duration}</dt>
        <dd className="mt-2 font-display text-card text-sea-deep">
          <Sentence parts={words.months({ figure }, months)} />
        </dd>
      </dl>
    </article>
  );
}

function figure(text: string) {
  return <span className="text-figure lining-figures">{text}</span>;
}
