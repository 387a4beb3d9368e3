import { clinic } from '../../../clinic/clinic.ts';
import { appointmentCalendarFile } from '../../booking/calendar-file.ts';
import { formatLongDate } from '../../booking/civil-date.ts';
import type { RequestedAppointment } from '../../booking/requested-appointment.ts';
import { Icon } from '../../ui/icon.tsx';

/** The appointment that was just asked for, to read again and to put into a calendar. */
export default function Requested({ id, date, time }: RequestedAppointment) {
  function saveCalendarFile() {
    const text = appointmentCalendarFile({ id, date, time, clinic, now: new Date() });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: `${id}.ics` });
    link.click();
    // Safari starts the download after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  return (
    <section
      aria-labelledby="requested"
      className="mx-auto mt-8 max-w-xl rounded-3xl bg-white p-6 shadow-card sm:p-8"
    >
      <h2 id="requested" className="text-card">
        What you asked for
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Date</dt>
        <dd className="font-semibold">{formatLongDate(date)}</dd>
        <dt className="text-ink-soft">Time</dt>
        <dd className="font-semibold">
          {time} ({clinic.address.city} time)
        </dd>
        <dt className="text-ink-soft">Your reference</dt>
        <dd className="font-semibold">{id}</dd>
      </dl>
      <button
        type="button"
        onClick={saveCalendarFile}
        className="mt-5 inline-flex min-h-11 print:hidden items-center gap-2 font-semibold text-sea-deep underline underline-offset-4"
      >
        <Icon name="calendar-add" /> Add to your calendar
      </button>
      <p className="text-ink-soft">It is kept as tentative until we confirm.</p>
    </section>
  );
}
