import { useEffect, useState } from 'react';
import { clinic } from '../../clinic/clinic.ts';
import { appointmentCalendarFile } from '../booking/calendar-file.ts';
import { formatLongDate } from '../booking/civil-date.ts';
import { requestedAppointment, type RequestedAppointment } from '../booking/requested-appointment.ts';
import { emailHref, phoneHref, phoneText } from '../content/clinic-facts.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

const NEXT_STEPS = [
  {
    icon: 'email',
    title: 'Confirmation e-mail',
    text: 'You will receive a confirmation e-mail shortly. If it is not there, look in the spam folder too.',
  },
  {
    icon: 'phone',
    title: 'A call within 24 hours',
    text: 'Our team will call you within 24 hours to settle the details.',
  },
  {
    icon: 'check-circle',
    title: 'Come prepared',
    text: 'Bring earlier X-rays or reports, a list of the medicines you take, and your questions.',
  },
] satisfies { icon: IconName; title: string; text: string }[];

export function meta() {
  return pageMeta({
    title: 'Thank you',
    description: 'Your request has been received. Our team will make contact within 24 hours.',
    path: '/thank-you',
    hidden: true,
  });
}

export default function ThankYouScreen() {
  // Only after a booking in this tab: on a direct visit there is nothing to show.
  const [appointment] = useState(requestedAppointment);
  useEffect(() => {
    // Newer browsers return a promise from scrollTo, which React would take for a clean-up.
    void window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="bg-linear-to-b from-mist to-plaster pt-(--header-height)">
      <div className="page max-w-4xl py-10 lg:py-16">
        <div className="mx-auto grid size-20 place-items-center arch bg-sea text-white">
          <Icon name="check" className="size-9" />
        </div>
        <h1 className="mt-6 text-center text-title">Thank you</h1>
        <p className="mx-auto mt-3 prose-width text-center text-lead">
          Your request has been received. Our team will make contact with you within 24 hours.
        </p>
        {appointment && <Requested {...appointment} />}
        <h2 className="mt-10 text-center text-section">What happens next</h2>
        <ol className="mt-6 grid gap-4 md:grid-cols-3">
          {NEXT_STEPS.map(({ icon, title, text }) => (
            <li key={title} className="rounded-2xl bg-white p-6 shadow-card">
              <Icon name={icon} className="size-8 text-terracotta" />
              <h3 className="mt-3 text-card">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-center">
          Need to change something? Call{' '}
          <a href={phoneHref} className={contactLink}>
            {phoneText}
          </a>{' '}
          or write to{' '}
          <a href={emailHref} className={contactLink}>
            {clinic.email}
          </a>
          .
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-4">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/services" look="secondary">
            View Our Services
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

const contactLink = 'font-semibold text-sea-deep underline underline-offset-4 wrap-anywhere';

function Requested({ id, date, time }: RequestedAppointment) {
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
        className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline underline-offset-4"
      >
        <Icon name="calendar-add" /> Add to your calendar
      </button>
      <p className="text-ink-soft">It is kept as tentative until we confirm.</p>
    </section>
  );
}
