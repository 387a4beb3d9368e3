import { Fragment } from 'react';
import { accessFacts, visitFacts, type VisitFact } from '../../words/visit-facts.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { Fact, Facts, Part, Subheading } from './frame.tsx';

/** How one gets into the clinic, as far as it says so. */
export function GettingIn({ clinic: { access, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.gettingIn} facts={accessFacts(access, words.visit)} />;
}

/** What one should know before a visit, as far as the clinic says it. */
export function BeforeVisit({ clinic: { visit, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.before} facts={visitFacts(visit, words.visit)} />;
}

function FactsPart({ title, facts }: { title: string; facts: VisitFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Part>
      <Subheading>{title}</Subheading>
      <Facts>
        {facts.map(({ label, lines }) => (
          <Fact key={label} label={label}>
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Fact>
        ))}
      </Facts>
    </Part>
  );
}
