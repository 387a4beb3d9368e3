import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Fragment, type ReactNode } from 'react';
import {
  rulesOf,
  wordsForAct,
  type AppointmentLink,
  type AppointmentState,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { joinList } from '../../domain/text/list-separator.ts';
import { pathOf } from '../../domain/web/screens.ts';
import type { ActWords } from '#words/acts.ts';
import { appointmentFacts } from '../appointment-facts.ts';
import { buttonOf, type ActLinks } from '../emails/act-buttons.tsx';
import { Sentence } from '../emails/email-layout.tsx';
import type { PatientMessage } from '../emails/patient-message.ts';
import { TELL_NOTES, type WishNote } from '../emails/visit-sections.tsx';
import { telephoneHref } from '../emails/visitor-text.tsx';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { RelayContext } from '../relay-types.ts';
import { answerLink } from './page.tsx';

// The pages that an e-mail's links open. They work without scripts and load no resources.

/** Name of the form field that resumes a stored act instead of reading the form. */
export const AGAIN = 'again';

/** Name of the button by which the clinic does an act although a slot is full. */
export const ANYWAY = 'anyway';

type Said = { title: string; text: string };

export const pageWords = ({ words }: LocalizedClinic) => words.appointmentPages.page;

/**
 * Answers with a message and no form.
 *
 * @param extras - `state` and `role` show the appointment; `book` adds a link to the booking page, `message`
 *   the clinic's prepared text to a patient without e-mail, `patientPage` a link to that patient's page,
 *   `wish` whether the patient is told of earlier times
 */
export function appointmentPage(
  c: RelayContext,
  clinic: LocalizedClinic,
  status: ContentfulStatusCode,
  { title, text }: Said,
  extras: {
    state?: AppointmentState;
    role?: Role;
    book?: boolean;
    message?: PatientMessage | undefined;
    patientPage?: string;
    wish?: WishNote | undefined;
  } = {},
): Response {
  const { state, role, book, message, patientPage, wish } = extras;
  const content = (
    <>
      <h1>{title}</h1>
      <p className="said">{text}</p>
      {message && <PreparedText clinic={clinic} message={message} />}
      {state && role && <AppointmentList clinic={clinic} state={state} reader={role} />}
      {wish && <WishLine wish={wish} />}
      {book && (
        <p>
          <BookLink clinic={clinic} />
        </p>
      )}
      {patientPage && (
        <p>
          <a className="button" href={patientPage}>
            {clinic.words.withoutEmail.patientPage.open}
          </a>
        </p>
      )}
    </>
  );
  return answerLink(c, clinic, { status, title, content, visitTime: state?.visitTime.time });
}

/** Says whether a patient is told of earlier times, with the link that changes it. */
export function WishLine({ wish: { text, link } }: { wish: WishNote }) {
  return (
    <p>
      {text} <a href={link.href}>{link.label}</a>
    </p>
  );
}

/** The link to the booking page, as a button. */
export function BookLink({ clinic }: { clinic: LocalizedClinic }) {
  return (
    <a className="button" href={clinic.prefix + pathOf('book')}>
      {pageWords(clinic).book}
    </a>
  );
}

/** The prepared text to a patient without e-mail, with the links that send it. */
function PreparedText(props: { clinic: LocalizedClinic; message: PatientMessage }) {
  const { text, language, direction, reach, links, smsParts } = props.message;
  const { tell } = props.clinic.words.withoutEmail;
  const written = { className: 'message', lang: language, dir: direction };
  return (
    <section aria-labelledby="tell">
      <h2 id="tell">{tell.title}</h2>
      {reach === 'messages' ? (
        // A text field, so that the text can be selected and copied by touch and by keyboard.
        <>
          <label className="zone" htmlFor="message">
            {tell.copy}
          </label>
          <textarea id="message" rows={8} readOnly {...written} defaultValue={text} />
        </>
      ) : (
        <p {...written}>{text}</p>
      )}
      <p className="buttons">
        {links.map((link) => (
          <a key={link.href} className="button" href={link.href}>
            {link.by === 'callNumber' ? (
              <Sentence parts={tell.callNumber({ phone: <bdi dir="ltr">{link.number}</bdi> })} />
            ) : (
              tell[link.by]
            )}
          </a>
        ))}
      </p>
      <p className="zone">{tell[TELL_NOTES[reach]]}</p>
      {reach === 'messages' && <p className="zone">{tell.smsParts(smsParts)}</p>}
    </section>
  );
}

/** Answers with the page of an act: the appointment, what the button will do, and the button. */
export function actPage(
  c: RelayContext,
  clinic: LocalizedClinic,
  status: ContentfulStatusCode,
  link: AppointmentLink,
  extras: {
    /** the act's form fields */
    fields?: ReactNode;
    /** what is wrong with the entered values */
    fault?: string;
    /** label of a second button that does the act although a slot is full */
    anyway?: string;
    /** what else the act does */
    also?: string | undefined;
    /**
     * an e-mail could not be sent: the button repeats the act, with the form's values or, if `isKept`, the
     * stored ones; `isDone` if only the sender's own copy is missing
     */
    failed?: Said & { resend: string; isKept?: boolean; isDone?: boolean };
  },
): Response {
  const { state, act } = link;
  const said = wordsForAct<ActWords>(clinic.words.appointmentPages.acts, act, state);
  const { role, event } = rulesOf(act);
  const { fields, fault, failed, anyway, also } = extras;
  const title = failed?.title ?? said.title;
  const content = (
    <>
      <LinkHeading clinic={clinic} link={link} title={title} fault={fault} />
      {failed && (
        <p className="fault" role="alert">
          {failed.text}
        </p>
      )}
      {failed && !failed.isDone && (
        <p>
          <OrCall clinic={clinic} state={state} reader={role} />
        </p>
      )}
      <LinkFacts clinic={clinic} link={link} facts="before" />
      {!failed && <p>{said.will}</p>}
      {!failed && also && <p>{also}</p>}
      <form method="post" aria-describedby={fault && 'fault'}>
        {!failed && fields}
        {failed?.isKept && <input type="hidden" name={AGAIN} value="1" />}
        {failed && !failed.isKept && <div hidden>{fields}</div>}
        <button className={event === 'cancel' ? 'grave' : undefined}>
          {failed?.resend ?? said.send}
        </button>{' '}
        {anyway && <AnywayButton text={anyway} />}
      </form>
      <LinkFacts clinic={clinic} link={link} facts="after" />
    </>
  );
  return answerLink(c, clinic, {
    status,
    title: fault ? `${fault} ${title}` : title,
    content,
    visitTime: visitTimeOf(link).time,
  });
}

/**
 * Answers with the page of an act whose slot is full: other acts and, for the clinic, a button that does it
 * anyway.
 *
 * @param others - the links of the other acts
 */
export function fullPage(
  c: RelayContext,
  clinic: LocalizedClinic,
  status: 200 | 409,
  link: AppointmentLink,
  others: ActLinks['links'],
): Response {
  const { full } = pageWords(clinic);
  const { role } = rulesOf(link.act);
  const { title, text } = full[role];
  const content = (
    <>
      <LinkHeading clinic={clinic} link={link} title={title} fault={text} />
      <LinkFacts clinic={clinic} link={link} facts="all" />
      {others.map((other) => (
        <p key={other.href}>
          <a className="button" href={other.href}>
            {buttonOf(other, link.state, clinic)}
          </a>
        </p>
      ))}
      {role === 'clinic' && (
        <form method="post">
          <AnywayButton text={full.clinic.allowFull} />
        </form>
      )}
    </>
  );
  return answerLink(c, clinic, { status, title, content, visitTime: visitTimeOf(link).time });
}

type LinkProps = { clinic: LocalizedClinic; link: AppointmentLink };

/** Whose page it is, its title, and what is wrong. */
function LinkHeading(props: LinkProps & { title: string; fault: string | undefined }) {
  const { clinic, link, title, fault } = props;
  return (
    <>
      <p className="whose">{pageWords(clinic).actsFor[rulesOf(link.act).role]}</p>
      <h1>{title}</h1>
      {fault && (
        <p className="fault" id="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** The time that a link accepts, or that of its appointment. */
function visitTimeOf({ state, accepted }: AppointmentLink): CivilTime {
  return accepted ?? state.visitTime;
}

/** The appointment of a link; a link that accepts a time shows it as the appointment's. */
function LinkFacts({ clinic, link, facts }: LinkProps & { facts: keyof typeof FACTS }) {
  const { state, act, accepted } = link;
  const shown = { ...state, visitTime: visitTimeOf(link), ...(accepted && { times: [] }) };
  return <AppointmentList clinic={clinic} state={shown} reader={rulesOf(act).role} facts={facts} />;
}

/** Says whom one party can call instead: the patient or the clinic, with the number. */
function OrCall({ clinic, state, reader }: PartyProps) {
  const phone = reader === 'clinic' ? state.phone : clinic.phone;
  const href = telephoneHref(phone);
  const link = href ? (
    <a href={href} dir="ltr">
      {phone}
    </a>
  ) : (
    <bdi>{phone}</bdi>
  );
  return <Sentence parts={pageWords(clinic).orCall[reader]({ phone: link })} />;
}

function AnywayButton({ text }: { text: string }) {
  return (
    <button className="grave" name={ANYWAY} value="1">
      {text}
    </button>
  );
}

type PartyProps = { clinic: LocalizedClinic; state: AppointmentState; reader: Role };

/** What decides an act is before its button, so that the button is on a phone's first screen. */
const BEFORE = {
  clinic: ['date', 'time', 'times', 'name', 'phone'],
  patient: ['date', 'time', 'times', 'name'],
} as const;
const AFTER = { clinic: ['email', 'language', 'request'], patient: ['where', 'request'] } as const;
const FACTS = {
  before: BEFORE,
  after: AFTER,
  all: {
    clinic: [...BEFORE.clinic, ...AFTER.clinic],
    patient: [...BEFORE.patient, ...AFTER.patient],
  },
} as const;

/** The facts of an appointment, as one party sees them: all, or a part of them. */
export function AppointmentList(props: PartyProps & { facts?: keyof typeof FACTS }) {
  const { clinic, state, reader, facts = 'all' } = props;
  return (
    <>
      <dl>
        {appointmentFacts(FACTS[facts][reader], clinic, state, reader).map(({ name, label, lines }) => (
          <Fragment key={name}>
            <dt>{label}</dt>
            <dd className={name === 'date' || name === 'time' ? 'strong' : undefined}>
              {name === 'phone' && <bdi dir="ltr">{lines}</bdi>}
              {name === 'times' && lines.map((line) => <span key={line}>{line}</span>)}
              {name !== 'phone' && name !== 'times' && joinList(lines)}
            </dd>
          </Fragment>
        ))}
      </dl>
      {facts !== 'before' && <p className="zone">{pageWords(clinic).zone(clinic.address.city)}</p>}
    </>
  );
}
