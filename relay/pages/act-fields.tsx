import type { ReactNode } from 'react';
import {
  rulesOf,
  type AppointmentLink,
  type RequestedInput,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { addDays, isSameTime, type CivilDate, type CivilTime } from '../../domain/time/civil-date.ts';
import { bookingWindow, slotsFrom } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { ANYWAY } from './act-pages.tsx';

/** The values of an act's form. */
export type ActFormValues = {
  times: Record<keyof CivilTime, string>[];
  reason: string;
  customReason: string;
  /** whether the clinic does the act although a slot is full */
  allowFullSlot: boolean;
};

type Props = {
  clinic: LocalizedClinic;
  now: Date;
  link: AppointmentLink;
  filled: ActFormValues | undefined;
  /** which of the times under discussion are full; they are not filled in */
  full: readonly CivilTime[];
};

/** The form fields of an act, with the entered values. */
export function ActFields(props: Props) {
  const { link, filled } = props;
  const { asks } = rulesOf(link.act);
  return (
    <>
      {asks?.for === 'times' && <TimeFields {...props} asks={asks} />}
      {asks?.for === 'reason' && <ReasonFields {...props} asks={asks} />}
      {filled?.allowFullSlot && <input type="hidden" name={ANYWAY} value="1" />}
    </>
  );
}

/** A selectable day with its times. */
type BookableDay = { date: CivilDate; times: TimeOfDay[] };

/**
 * Lists the days that can be offered or requested, with their times. The minimum notice
 * (`booking.noticeHours`) does not apply here: it is for new requests only.
 */
export function bookableDays(clinic: LocalizedClinic, now: Date): BookableDay[] {
  const { today, last } = bookingWindow(clinic, now);
  const days: BookableDay[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const free = slotsFrom(clinic, date, now).filter(({ isTooEarly }) => !isTooEarly);
    if (free.length > 0) days.push({ date, times: free.map(({ time }) => time) });
  }
  return days;
}

type TimeProps = Props & { asks: Extract<RequestedInput, { for: 'times' }> };

/** One pair of day and time selects per time that can be given. */
function TimeFields({ clinic, now, link, filled, full, asks }: TimeProps) {
  const { appointmentPages, dates } = clinic.words;
  const {
    nth,
    day,
    time,
    noDay,
    noTime,
    more,
    moreOrReason,
    [rulesOf(link.act).role]: legend,
  } = appointmentPages.page.times;
  const days = bookableDays(clinic, now);
  const times = Array.from(new Set(days.flatMap((each) => each.times))).toSorted();
  const dayOptions = options(days.map(({ date }) => [date, dates.day(date)]));
  const timeOptions = options(times.map((each) => [each, dates.slot(each)]));
  const { visitTime, times: discussed } = link.state;
  const unfit = [visitTime, ...full];
  const free = discussed.filter((each) => !unfit.some((other) => isSameTime(each, other)));
  const chosen = filled?.times ?? free;
  const pair = (index: number) => {
    const label = <span className="nth">{`${nth(index + 1)}: `}</span>;
    return (
      <div key={index} className="row">
        <label>
          {label}
          {day}
          <select name="day" defaultValue={chosen[index]?.date}>
            <option value="">{noDay}</option>
            {dayOptions}
          </select>
        </label>
        <label>
          {label}
          {time}
          <select name="time" defaultValue={chosen[index]?.time}>
            <option value="">{noTime}</option>
            {timeOptions}
          </select>
        </label>
      </div>
    );
  };
  const [first, ...others] = Array.from({ length: asks.max }, (_, index) => pair(index));
  return (
    <fieldset>
      <legend>{legend}</legend>
      {full.length > 0 && <p>{appointmentPages.page.full.offer.notFilled(full)}</p>}
      {first}
      {others.length > 0 && (
        // Closed, so that the button is on a phone's first screen.
        <details open={chosen.slice(1).some(({ date, time: at }) => date || at) || !!filled?.customReason}>
          <summary>{asks.maxReason ? moreOrReason : more}</summary>
          {others}
          {asks.maxReason && (
            <label>
              {appointmentPages.page.reason.sentence}
              <OwnReason filled={filled} maxLength={asks.maxReason} />
            </label>
          )}
        </details>
      )}
    </fieldset>
  );
}

function options(all: [value: string, text: string][]): ReactNode {
  return all.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

type ReasonProps = Props & { asks: Extract<RequestedInput, { for: 'reason' }> };

function ReasonFields({ clinic, filled, asks }: ReasonProps) {
  const { page, reasons } = clinic.words.appointmentPages;
  const { legend, none, custom } = page.reason;
  return (
    <>
      <fieldset>
        <legend>{legend}</legend>
        {[['', none], ...Object.entries(reasons)].map(([value, text]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="reason"
              value={value}
              defaultChecked={value === (filled?.reason ?? '')}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <label>
        {custom}
        <OwnReason filled={filled} maxLength={asks.maxLength} />
      </label>
    </>
  );
}

function OwnReason({ filled, maxLength }: { filled: ActFormValues | undefined; maxLength: number }) {
  return <input name="own" maxLength={maxLength} defaultValue={filled?.customReason ?? ''} />;
}
