import type { ReactNode } from 'react';
import { alignerKinds } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { Sentence } from '../../ui/sentence.tsx';

// The first case of a kind is large. Pictures alternate sides from case to case and from kind to kind.
const LOOKS = {
  large: {
    columns: [
      'md:grid-cols-[3fr_2fr] wide:grid-cols-[8fr_4fr]',
      'md:grid-cols-[2fr_3fr] wide:grid-cols-[4fr_8fr]',
    ],
    heading: 'text-card md:text-answer',
  },
  small: {
    columns: ['md:grid-cols-2 wide:grid-cols-[5fr_7fr]', 'md:grid-cols-2 wide:grid-cols-[7fr_5fr]'],
    heading: 'text-card',
  },
} as const;

type AlignerCase = (typeof alignerKinds)[number]['cases'][number];

export function AlignerCases({ picturesOf }: { picturesOf: (each: AlignerCase) => ReactNode }) {
  return (
    <section aria-labelledby="aligners" className="bg-mist pt-12 pb-section wide:pt-16">
      <div className="page">
        <h2 id="aligners" className="text-section">
          {words.aligners}
        </h2>
        <div className="mt-8 grid gap-y-14 wide:mt-10 wide:gap-y-20">
          {alignerKinds.flatMap(({ title, description, cases }, kind) =>
            cases.map((each, at) => (
              <Case
                key={each.id}
                {...each}
                pictures={picturesOf(each)}
                kind={title}
                description={at === 0 ? description : null}
                side={(kind + at) % 2}
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
  /** 1: the picture is to the right of its caption, if both fit side by side */
  side: number;
};

function Case({ pictures, kind, description, side, title, treatment, months }: CaseProps) {
  const look = LOOKS[description === null ? 'small' : 'large'];
  return (
    <article className={`grid gap-x-gap gap-y-5 wide:gap-x-14 ${look.columns[side]}`}>
      <div className={side === 1 ? 'md:order-last' : ''}>{pictures}</div>
      <div className="max-w-[26em] md:self-end wide:pb-12">
        <p className="font-semibold text-terracotta-deep">{kind}</p>
        {description && <p className="text-small text-ink-soft">{description}</p>}
        <h3 className={`mt-2 ${look.heading}`}>{title}</h3>
        <dl className="mt-2">
          <dt className="sr-only">{words.treatment}</dt>
          <dd>{treatment}</dd>
          <dt className="sr-only">{words.duration}</dt>
          <dd className="mt-3 font-display text-card text-sea-deep">
            <Sentence parts={words.months({ figure }, months)} />
          </dd>
        </dl>
      </div>
    </article>
  );
}

function figure(text: string) {
  return <span className="text-figure lining-figures">{text}</span>;
}
