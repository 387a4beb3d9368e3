import type { CSSProperties, ReactNode } from 'react';
import type { AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { civilTimeAt, type CivilDate, type CivilTime } from '../../domain/time/civil-date.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { languageName, type LocalizedClinic } from '../localized-clinic.ts';
import { chatHref } from './act-buttons.tsx';
import { Button, Frame, Lines, Link, Paragraph, Part, styles, Subheading, Title } from './email-layout.tsx';
import type { PatientMessage } from './patient-message.ts';
import { telephoneHref, unlinked } from './visitor-text.tsx';

/** An appointment in the list, with what the patient wrote. */
export type Listed = {
  state: AppointmentState;
  notes: string;
  /** the patient has answered the reminder: 'I am coming' */
  isComing: boolean;
  /** the clinic's prepared text, if the patient has no e-mail and is to be told of an act */
  message?: PatientMessage | undefined;
};

/** A time that the clinic has given by telephone, with how many visits. */
export type TakenTime = { time: TimeOfDay; count: number };

/** An act of the clinic that a patient may not know of. */
export type ClinicAct = 'confirm' | 'offer' | 'decline';

/** Why the clinic has to call a patient. */
export type CallReason =
  /** an act of the clinic; `byPhone` if the patient has no e-mail address */
  { act: ClinicAct; byPhone: boolean } | 'remind' | 'closedDay';

/** What the clinic's list of a day says. */
export type DayList = {
  /** the open day, `YYYY-MM-DD` */
  day: CivilDate;
  now: Date;
  /** the day's confirmed visits, and its times given by telephone, in order */
  visits: (Listed | TakenTime)[];
  /** `answer`: the step of the clinic's answer, if only this list says to call about it */
  calls: (Listed & { why: CallReason; answer?: number })[];
  /** how many others are to call */
  moreCalls: number;
  /** requests that wait for the clinic: `since` when, in milliseconds, and which of their times are `full` */
  waiting: (Listed & { since: number; full: CivilTime[] })[];
  /** how many other requests wait */
  moreWaiting: number;
  /** Returns how many requests wait for a full time. */
  requestsFor(time: CivilTime): number;
  /** how many times are ticked as given by telephone, on all days */
  ticked: number;
  /** how many appointments could not be decrypted */
  unreadable: number;
  /** leaves out what patients wrote and links to chats, because the list is long */
  isBrief: boolean;
};

/** The longest part of a patient's notes that is listed, so that the list fits on one sheet. */
const NOTES_LENGTH = 100;

const MINUTE_MS = 60_000;

/**
 * The clinic's list of an open day, which prints on one sheet.
 *
 * @param timesTakenHref - the link to the times taken, if the clinic has `booking.chairs`
 */
export function DayListEmail(props: {
  clinic: LocalizedClinic;
  list: DayList;
  timesTakenHref: string | null;
}) {
  const { clinic, list, timesTakenHref } = props;
  const { day, visits, calls, waiting, unreadable, isBrief } = list;
  const { appointmentPages, dates, dayList, emails } = clinic.words;
  const words = dayList.email;
  function reasonText(why: CallReason): string {
    if (why === 'remind') return words.remind;
    if (why === 'closedDay') return emails.visitAlert.closedDay.heading;
    return (why.byPhone ? words.tellByPhone : words.tell)[why.act];
  }
  const visitCount = visits.reduce((sum, visit) => sum + ('count' in visit ? visit.count : 1), 0);
  return (
    <Frame clinic={clinic} preview={words.preview(day, visitCount)} footnote={words.footnote} printable>
      <Title mark={words.mark}>{words.heading(day)}</Title>
      {timesTakenHref && (
        <Part>
          <Button clinic={clinic} href={timesTakenHref}>
            {words.takenTimes}
          </Button>
          <Paragraph>
            <span className="on-screen">{words.takenNote} </span>
            {list.ticked > 0 && words.ticked(list.ticked)}
          </Paragraph>
        </Part>
      )}
      <Part last={calls.length + waiting.length === 0}>
        <Subheading>{words.visits}</Subheading>
        {visits.length === 0 && <Paragraph>{words.noVisits}</Paragraph>}
        {visits.length > 0 && (
          <Rows>
            {visits.map((visit) =>
              'count' in visit ? (
                <TimeRow
                  key={visit.time}
                  clinic={clinic}
                  time={dates.slot(visit.time)}
                  lines={[words.taken(visit.count)]}
                />
              ) : (
                <Entry
                  key={visit.state.requestHash}
                  {...{ clinic, isBrief }}
                  listed={visit}
                  time={dates.slot(visit.state.visitTime.time)}
                >
                  {visit.isComing && words.coming}
                  {visit.state.stage === 'change' && words.change}
                  {visit.state.stage === 'offered' && words.offered}
                </Entry>
              ),
            )}
          </Rows>
        )}
        {unreadable > 0 && <Paragraph>{words.unreadable(unreadable)}</Paragraph>}
      </Part>
      {calls.length > 0 && (
        <Part last={waiting.length === 0}>
          <Subheading>{words.calls}</Subheading>
          <Rows>
            {calls.map(({ why, ...listed }) => (
              <Entry
                key={listed.state.requestHash}
                {...{ clinic, listed, isBrief }}
                time={appointmentPages.when(listed.state.visitTime)}
              >
                {reasonText(why)}
              </Entry>
            ))}
          </Rows>
          {list.moreCalls > 0 && <Paragraph>{words.moreCalls(list.moreCalls)}</Paragraph>}
        </Part>
      )}
      {waiting.length > 0 && (
        <Part last>
          <Subheading>{words.waiting}</Subheading>
          <Rows>
            {waiting.map(({ since, full, ...listed }) => (
              <Entry
                key={listed.state.requestHash}
                {...{ clinic, listed, isBrief }}
                time={appointmentPages.when(listed.state.visitTime)}
              >
                {listed.state.stage === 'change' && wishesOf(listed.state, clinic)}
                {full.map((time) => words.full(time, list.requestsFor(time)))}
                {words.since(
                  civilTimeAt(new Date(since), clinic.timeZone),
                  durationOf(list.now.getTime() - since),
                )}
              </Entry>
            ))}
          </Rows>
          {list.moreWaiting > 0 && <Paragraph>{words.moreWaiting(list.moreWaiting)}</Paragraph>}
          <Paragraph last>{words.where}</Paragraph>
        </Part>
      )}
    </Frame>
  );
}

const { margin: _margin, ...text } = styles.text;
const CELL: CSSProperties = {
  ...text,
  fontSize: '14px',
  lineHeight: '20px',
  padding: '4px 0',
  verticalAlign: 'top',
};

/** One appointment in a few short lines; `children` are further lines. */
function Entry(props: {
  clinic: LocalizedClinic;
  listed: Listed;
  time: string;
  isBrief: boolean;
  children: ReactNode | ReactNode[][];
}) {
  const { clinic, listed, time, isBrief, children } = props;
  const { state, notes, message } = listed;
  const { call, whatsapp } = clinic.words.appointmentPages.email;
  const callHref = telephoneHref(state.phone);
  const chat = message ? message.links.find(({ by }) => by === 'whatsapp')?.href : chatHref(clinic, state);
  const lines = [
    <>
      <strong>{unlinked(state.name)}</strong>
      {state.language !== clinic.code && ` (${languageName(state.language, clinic)})`}
      {' · '}
      {callHref && `${call} `}
      {callHref ? <Link href={callHref}>{unlinked(state.phone)}</Link> : unlinked(state.phone)}
      {chat && !isBrief && (
        <span className="on-screen">
          {' · '}
          <Link href={chat}>{whatsapp}</Link>
        </span>
      )}
    </>,
    notes && !isBrief && shortened(unlinked(notes.replace(/\s+/g, ' '))),
    ...[children].flat(2),
  ];
  return <TimeRow {...{ clinic, time, lines }} />;
}

/** One table for many rows, because a table for each row doubles the length of the e-mail. */
function Rows(props: { children: ReactNode }) {
  return (
    <table
      className="text"
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed' }}
    >
      <tbody>{props.children}</tbody>
    </table>
  );
}

/** A time and short lines about it. Empty lines are left out. */
function TimeRow({ clinic, time, lines }: { clinic: LocalizedClinic; time: string; lines: ReactNode[] }) {
  const gap = { [clinic.words.language.direction === 'rtl' ? 'paddingLeft' : 'paddingRight']: '12px' };
  return (
    <tr className="fact">
      <td className="fact-label" width={120} style={{ ...CELL, ...gap, width: '120px', fontWeight: 700 }}>
        {time}
        <span style={{ display: 'none' }}>: </span>
      </td>
      <td className="fact-value" style={CELL}>
        <Lines of={lines.filter((line) => line)} />
      </td>
    </tr>
  );
}

function wishesOf({ times }: AppointmentState, { words }: LocalizedClinic): string {
  const { wishes, anyTime } = words.dayList.email;
  return times.length > 0 ? wishes(times) : anyTime;
}

/** Returns how long somebody waits, in the largest unit that says it well. */
function durationOf(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(Math.floor(ms / MINUTE_MS), 1);
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

function shortened(text: string): string {
  const letters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  return letters.length <= NOTES_LENGTH ? text : `${letters.slice(0, NOTES_LENGTH - 1).join('')}…`;
}
