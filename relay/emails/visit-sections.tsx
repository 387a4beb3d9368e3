import { Column, Row, Section } from '@react-email/components';
import { Fragment, type CSSProperties } from 'react';
import { addDays, civilTimeAt, type CivilDate } from '../../domain/time/civil-date.ts';
import { unusualDates } from '../../domain/clinic/unusual-dates.ts';
import { addressText, directionsHref, phoneHref } from '../../domain/web/contact-links.ts';
import { pathOf, type ScreenId } from '../../domain/web/screens.ts';
import { weeklyHours } from '../../domain/time/weekly-hours.ts';
import { accessFacts, visitFacts, type VisitFact } from '../../words/visit-facts.ts';
import { unusualDays } from '../../words/unusual-dates.ts';
import { emailColors } from '#clinic/colors.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import {
  Button,
  Fact,
  Facts,
  Lines,
  Link,
  Note,
  Paragraph,
  Part,
  Sentence,
  styles,
  Subheading,
} from './email-layout.tsx';
import type { PatientMessage } from './patient-message.ts';
import { addressableName } from './visitor-text.tsx';

/** The clinic's name and address, and directions. */
export function Place({ clinic }: { clinic: LocalizedClinic }) {
  const way = <Link href={directionsHref(clinic)}>{clinic.words.emails.receipt.directions}</Link>;
  return <Lines of={[clinic.name, addressText(clinic.address), way]} />;
}

/** Greets the patient by name if the typed name is plausible. */
export function Greeting({ clinic, typed }: { clinic: LocalizedClinic; typed: string }) {
  const { greeting, greetingWithoutName } = clinic.words.emails.receipt;
  const name = addressableName(typed);
  return <Paragraph>{name ? greeting(name) : greetingWithoutName}</Paragraph>;
}

/** Address of a page of the site in the language of an e-mail. */
function pageAddress({ siteUrl, prefix }: LocalizedClinic, page: ScreenId): string {
  return siteUrl + prefix + pathOf(page);
}

/** The first two facts of how to get into the clinic, if the clinic says so, and a link to all of them. */
export function GettingInBriefly({ clinic }: { clinic: LocalizedClinic }) {
  const { gettingIn, moreOnContact } = clinic.words.visit;
  const facts = accessFacts(clinic.access, clinic.words.visit);
  if (facts.length === 0) return null;
  const more = <Link href={`${pageAddress(clinic, 'contact')}#getting-in`}>{moreOnContact}</Link>;
  return (
    <Part>
      <Subheading>{gettingIn}</Subheading>
      <Note>
        <Lines of={[...facts.slice(0, 2).map(({ lines }) => lines.join(' ')), more]} />
      </Note>
    </Part>
  );
}

/** How to get into the clinic, if the clinic says so. */
export function GettingIn({ clinic: { access, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.gettingIn} facts={accessFacts(access, words.visit)} />;
}

/** What to know before a visit, if the clinic says so. */
export function BeforeVisit({ clinic: { visit, words } }: { clinic: LocalizedClinic }) {
  return <FactsPart title={words.visit.before} facts={visitFacts(visit, words.visit)} />;
}

/** In the e-mails of the sample clinic, at the head of a text about health: no dentist has read it. */
function SampleTextNote({ clinic: { reviewsAreSamples, words } }: { clinic: LocalizedClinic }) {
  return reviewsAreSamples ? <Note>{words.shared.sampleReviewed}</Note> : null;
}

/**
 * Names the conditions that the dentist has to know of before treatment, where the clinic lists them, and
 * says to call as soon as the visit is booked. The booking page says what to do about each.
 */
export function TellUsFirst({ clinic }: { clinic: LocalizedClinic }) {
  const { tellUsFirst, words } = clinic;
  if (!tellUsFirst) return null;
  const { title, how, more } = words.visit.tellUsFirst;
  return (
    <Part>
      <Subheading>{title}</Subheading>
      <SampleTextNote clinic={clinic} />
      <Paragraph>{how}</Paragraph>
      <Note>{tellUsFirst.conditions.map((condition) => condition.short ?? condition.title).join(' · ')}</Note>
      <Note>{tellUsFirst.medicines}</Note>
      <Paragraph last>
        <Link href={`${pageAddress(clinic, 'book')}#tell-us-first`}>{more}</Link>
      </Paragraph>
    </Part>
  );
}

/** E-mails name closures and special hours up to this many days after they are sent. */
const DAYS_AFTER_SENDING = 7;

/** Lists the closures and special hours of the week after `today` and of the day of the visit. */
function unusualTimesNear(clinic: LocalizedClinic, today: CivilDate, visitDate: CivilDate): string[] {
  const { dates, hours } = clinic.words;
  const lastDate = addDays(today, DAYS_AFTER_SENDING);
  return [
    ...unusualDates(clinic, today, DAYS_AFTER_SENDING + 1),
    ...(visitDate > lastDate ? unusualDates(clinic, visitDate, 1) : []),
  ].map(
    // Without the closure's name, which the relay has in the clinic's first language only.
    (each) => `${unusualDays(each, dates.day)}: ${hours.line({ days: [], periods: each.periods }).times}`,
  );
}

/**
 * Tells a patient what cannot wait for an answer: when to go to a hospital, how to call an ambulance if the
 * clinic names its numbers, and when the clinic answers its phone. It is in every e-mail to a patient,
 * because e-mails may be read at night.
 *
 * @param now - when the e-mail is sent
 * @param visitDate - the date of the visit
 * @param isNoted - the e-mail says already that no dentist has read the sample's texts
 */
export function CannotWait(props: {
  clinic: LocalizedClinic;
  now: Date;
  visitDate: CivilDate;
  isNoted?: boolean;
}) {
  const { clinic, now, visitDate, isNoted = false } = props;
  const { ambulance, phone, words } = clinic;
  const { title, hospital, call, otherHours } = words.emails.cannotWait;
  const unusual = unusualTimesNear(clinic, civilTimeAt(now, clinic.timeZone).date, visitDate);
  return (
    <Part>
      <Subheading>{title}</Subheading>
      {!isNoted && <SampleTextNote clinic={clinic} />}
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
      <Note>
        <Sentence
          parts={call(
            { phone: <Link href={phoneHref(phone)}>{phone}</Link> },
            words.hours.sentence(weeklyHours(clinic.hours)),
          )}
        />
      </Note>
      {unusual.length > 0 && (
        <Paragraph>
          <Lines of={[otherHours, ...unusual]} />
        </Paragraph>
      )}
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

/** The label of a button that calls the clinic. */
export function CallNumber({ clinic: { phone, words } }: { clinic: LocalizedClinic }) {
  return <Sentence parts={words.withoutEmail.tell.callNumber({ phone: <bdi dir="ltr">{phone}</bdi> })} />;
}

/** Which text of `words.withoutEmail.tell` explains how to use a prepared text. */
export const TELL_NOTES = {
  messages: 'note',
  landline: 'noteSpoken',
  landlineOrMobile: 'noteMaybeLandline',
  foreignOrIndian: 'noteTwoNumbers',
} as const satisfies Record<PatientMessage['reach'], keyof LocalizedClinic['words']['withoutEmail']['tell']>;

/** One press or click selects all of it, to copy it. */
const SELECTABLE: CSSProperties = { WebkitUserSelect: 'all', userSelect: 'all' };

/** The prepared text to a patient without e-mail, with the buttons that send it. */
export function MessageToPatient(props: { clinic: LocalizedClinic; message: PatientMessage }) {
  const { clinic, message } = props;
  const { reach, links, text, language, direction } = message;
  const { tell } = clinic.words.withoutEmail;
  return (
    <Part>
      <Subheading>{tell.title}</Subheading>
      {reach === 'messages' && (
        <p className="soft" style={styles.soft}>
          {tell.copy}
        </p>
      )}
      <Section className="panel" style={{ backgroundColor: emailColors.light.panel, marginBottom: '12px' }}>
        <Row>
          <Column lang={language} dir={direction} style={{ padding: '12px 16px', ...SELECTABLE }}>
            <Paragraph last>{text}</Paragraph>
          </Column>
        </Row>
      </Section>
      {links.map((link, at) => (
        <Button key={link.href} clinic={clinic} href={link.href} quiet={at > 0}>
          {link.by === 'callNumber' ? (
            <Sentence parts={tell.callNumber({ phone: <bdi dir="ltr">{link.number}</bdi> })} />
          ) : (
            tell[link.by]
          )}
        </Button>
      ))}
      <Paragraph last={reach !== 'messages'}>{tell[TELL_NOTES[reach]]}</Paragraph>
      {reach === 'messages' && <Paragraph last>{tell.smsParts(message.smsParts)}</Paragraph>}
    </Part>
  );
}

/** What an e-mail says about earlier times, with the link that changes it. */
export type EarlierNote = { text: string; link?: { label: string; href: string } };

/** Whether the patient is told of earlier times. */
export type WishNote = Required<EarlierNote>;

/** A patient's wish to be told of earlier times: a sentence that ends in the link. */
export function WishPart({ note: { text, link } }: { note: EarlierNote }) {
  return (
    <Part>
      <Paragraph>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </Paragraph>
    </Part>
  );
}
