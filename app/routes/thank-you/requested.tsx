import { Fragment } from 'react';
import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { thankYou } from '#words/thank-you.ts';
import { appointmentCalendarFile } from '../../../domain/calendar-file.ts';
import type { RequestedAppointment } from '../../booking/requested-appointment.ts';
import { Icon } from '../../ui/icon.tsx';

const words = thankYou.requested;

/** The appointment that was just asked for, to read again and to put into a calendar. */
export default function Requested({ id, date, time }: RequestedAppointment) {
  function saveCalendarFile() {
    const { summary, description } = booking.event;
    const text = appointmentCalendarFile({
      id,
      date,
      time,
      minutes: facts.booking.slotMinutes,
      clinic: facts,
      words: {
        summary: summary(facts.name),
        description: description(id, facts.promises.answerHours, facts),
      },
      now: new Date(),
    });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: `${id}.ics` });
    link.click();
    // Safari starts the download after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  const lines = [
    [words.date, dates.day(date)],
    [words.time, `${dates.slot(time)} ${hours.zone(facts.address.city)}`],
    [words.id, id],
  ];
  return (
    <section aria-labelledby="requested" className="large-sheet bg-white print:p-0">
      <h2 id="requested" className="text-card">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map(([term, fact]) => (
          <Fragment key={term}>
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold">{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <button
        type="button"
        onClick={saveCalendarFile}
        className="mt-5 inline-flex min-h-11 print:hidden items-center gap-2 font-semibold text-sea-deep underline underline-offset-4"
      >
        <Icon name="calendar-add" /> {words.save}
      </button>
      <p className="text-ink-soft">{words.tentative}</p>
    </section>
  );
}
