import { visit } from '#words/visit.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { VisitFact } from '../../../words/visit-facts.ts';

type Props = { facts: readonly VisitFact[] };

/** How many facts stand beside the link to all of them, as in e-mails. */
const BRIEFLY = 2;

/**
 * How to get into the clinic; renders nothing if no facts are given.
 *
 * @param isBrief - whether the first facts and a link to the contact page are enough
 */
export function GettingIn({ facts, isBrief = false }: Props & { isBrief?: boolean }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="getting-in" className="@container">
      <h2 id="getting-in" className="mb-2 text-card md:mb-3">
        {visit.gettingIn}
      </h2>
      <FactList facts={isBrief ? facts.slice(0, BRIEFLY) : facts} />
      {isBrief && facts.length > BRIEFLY && (
        <TextLink to={`${pathOf('contact')}#getting-in`} className="print:hidden">
          {visit.moreOnContact}
        </TextLink>
      )}
    </section>
  );
}

/** Facts that patients ask about before a visit, as a description list. */
export function FactList({ facts }: Props) {
  return (
    <dl className="grid gap-x-gap gap-y-1.5 max-sm:leading-snug sm:gap-y-2.5 @4xl:grid-cols-3 @4xl:gap-y-5">
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
