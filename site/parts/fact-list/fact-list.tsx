import { visit } from '#words/visit.ts';
import type { VisitFact } from '../../../words/visit-facts.ts';

type Props = { facts: readonly VisitFact[] };

/** How to get into the clinic; renders nothing if no facts are given. */
export function GettingIn({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="getting-in" className="@container lg:col-span-2">
      <h2 id="getting-in" className="mb-3 text-card">
        {visit.gettingIn}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Facts that patients ask about before a visit, as a description list. */
export function FactList({ facts }: Props) {
  return (
    <dl className="grid gap-x-gap gap-y-2.5 @4xl:grid-cols-3 @4xl:gap-y-5">
      {facts.map(({ label, lines }) => (
        <div key={label} className="gap-x-5 sm:grid sm:grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] @4xl:block">
          <dt className="text-ink-soft max-sm:text-small">{label}</dt>
          <dd className="prose-width">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
