import { Fragment } from 'react';
import { addressText, directionsHref, phoneHref } from '../../domain/web/contact-links.ts';
import { weeklyHours } from '../../domain/clinic/weekly-hours.ts';
import { accessFacts, visitFacts, type VisitFact } from '../../words/visit-facts.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { Fact, Facts, Lines, Link, Paragraph, Part, Sentence, Subheading } from './email-layout.tsx';
import { addressableName } from './visitor-text.tsx';

/** Where the clinic is, and the way there. */
export function Where({ clinic }: { clinic: LocalizedClinic }) {
  const { where, directions } = clinic.words.emails.confirmation;
  const way = <Link href={directionsHref(clinic)}>{directions}</Link>;
  return (
    <Fact label={where}>
      <Lines of={[clinic.name, addressText(clinic.address), way]} />
    </Fact>
  );
}

/** Speaks to the patient: nothing of what was typed but a name that is one. */
export function Greeting({ clinic, typed }: { clinic: LocalizedClinic; typed: string }) {
  const { greeting, greetingWithoutName } = clinic.words.emails.confirmation;
  const name = addressableName(typed);
  return <Paragraph>{name ? greeting(name) : greetingWithoutName}</Paragraph>;
}

/** How one gets into the clinic, as far as it says so. */
export function GettingIn({ clinic: { access, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.gettingIn} facts={accessFacts(access, words.visit)} />;
}

/** What one should know before a visit, as far as the clinic says it. */
export function BeforeVisit({ clinic: { visit, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.before} facts={visitFacts(visit, words.visit)} />;
}

/**
 * Tells a patient what cannot wait for an answer: what means a hospital, how to call an ambulance if the
 * clinic names its numbers, and when the clinic's telephone is answered. It stands in every e-mail to a
 * patient, because an e-mail may be read at night.
 */
export function CannotWait({ clinic }: { clinic: LocalizedClinic }) {
  const { ambulance, phone, words } = clinic;
  const { title, hospital, call } = words.emails.cannotWait;
  return (
    <Part>
      <Subheading>{title}</Subheading>
      <Paragraph>{hospital}</Paragraph>
      {ambulance && (
        <Paragraph>
          {ambulance.label}{' '}
          {ambulance.numbers.map((number, at) => (
            <Fragment key={number}>
              {at > 0 && ' · '}
              <Link href={phoneHref(number)}>{number}</Link>
            </Fragment>
          ))}
        </Paragraph>
      )}
      <Paragraph>
        <Sentence
          parts={call(
            { phone: <Link href={phoneHref(phone)}>{phone}</Link> },
            words.hours.sentence(weeklyHours(clinic.hours)),
          )}
        />
      </Paragraph>
    </Part>
  );
}

function FactsPart({ title, facts }: { title: string; facts: VisitFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Part>
      <Subheading>{title}</Subheading>
      <Facts>
        {facts.map(({ label, lines }) => (
          <Fact key={label} label={label}>
            <Lines of={lines} />
          </Fact>
        ))}
      </Facts>
    </Part>
  );
}
