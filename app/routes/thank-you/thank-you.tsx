import { Suspense, useEffect, useState } from 'react';
import { clinic } from '../../../clinic/clinic.ts';
import { requestedAppointment } from '../../booking/requested-appointment.ts';
import { emailHref, phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { late } from '../../ui/late.ts';

// It has come with the booking form.
const Requested = late(() => import('./requested.tsx'));

const NEXT_STEPS = [
  {
    icon: 'email',
    title: 'Confirmation e-mail',
    // A message, sent without scripts, leads here too.
    text: 'After an appointment request you will receive a confirmation e-mail shortly. If it is not there, look in the spam folder too.',
  },
  {
    icon: 'phone',
    title: 'A call within 24 hours',
    text: 'Our team will call you within 24 hours to settle the details.',
  },
  {
    icon: 'check-circle',
    title: 'Come prepared',
    text: 'For your visit, bring earlier X-rays or reports, a list of the medicines you take, and your questions.',
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
        {appointment && (
          <Suspense>
            <Requested {...appointment} />
          </Suspense>
        )}
        <h2 className="mt-10 text-center text-section">What happens next</h2>
        <ol className="mt-6 grid gap-4 md:grid-cols-3">
          {NEXT_STEPS.map(({ icon, title, text }) => (
            <li key={title} className="rounded-2xl bg-white p-6 shadow-card print:p-2">
              <Icon name={icon} className="size-8 text-terracotta" />
              <h3 className="mt-3 text-card">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-center">
          Need to change something? Call{' '}
          <a href={phoneHref} className={`${contactLink} whitespace-nowrap`}>
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
