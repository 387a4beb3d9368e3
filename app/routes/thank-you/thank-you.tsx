import { Suspense, useEffect, useState } from 'react';
import { facts } from '#clinic/facts.ts';
import { thankYou } from '#words/thank-you.ts';
import { requestedAppointment } from '../../booking/requested-appointment.ts';
import { emailHref, phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { late } from '../../ui/late.ts';
import { Sentence } from '../../ui/sentence.tsx';

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
    title: thankYou.title,
    description: thankYou.description(facts.promises.answerHours),
    path: pathOf('thankYou'),
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
        <h1 className="mt-6 text-center text-title">{thankYou.title}</h1>
        <p className="mx-auto mt-3 prose-width text-center text-lead">
          {thankYou.received(facts.promises.answerHours)}
        </p>
        {appointment && (
          <Suspense>
            <Requested {...appointment} />
          </Suspense>
        )}
        <h2 className="mt-10 text-center text-section">{thankYou.nextSteps}</h2>
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
          <Sentence
            parts={thankYou.changes({
              phone: (
                <a href={phoneHref(facts.phone)} className={`${contactLink} whitespace-nowrap`}>
                  {facts.phone}
                </a>
              ),
              email: (
                <a href={emailHref(facts.email)} className={contactLink}>
                  {facts.email}
                </a>
              ),
            })}
          />
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-4">
          <ButtonLink to="/">{thankYou.home}</ButtonLink>
          <ButtonLink to="/services" look="secondary">
            {thankYou.services}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

const contactLink = 'font-semibold text-sea-deep underline underline-offset-4 wrap-anywhere';
