import { Suspense, useEffect, useState } from 'react';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/thank-you.ts';
import { thankYou } from '#words/thank-you.ts';
import { requestedAppointment } from '../../booking/requested-appointment.ts';
import { emailHref, phoneHref } from '../../../domain/contact.ts';
import { isThere, pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { late } from '../../ui/late.ts';
import { Sentence } from '../../ui/sentence.tsx';

// It has come with the booking form.
const Requested = late(() => import('./requested.tsx'));

export function meta() {
  return pageMeta({
    title: page.heading,
    description: page.description,
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
        <h1 className="mt-6 text-center text-title">{page.heading}</h1>
        <p className="mx-auto mt-3 prose-width text-center text-lead">{page.received}</p>
        {appointment && (
          <Suspense>
            <Requested {...appointment} />
          </Suspense>
        )}
        <h2 className="mt-10 text-center text-section">{page.nextSteps.title}</h2>
        <ol className="mt-6 grid gap-4 md:grid-cols-3">
          {page.nextSteps.steps.map(({ icon, title, description }) => (
            <li key={title} className="rounded-2xl bg-white p-6 shadow-card print:p-2">
              <Icon name={icon as IconName} className="size-8 text-terracotta" />
              <h3 className="mt-3 text-card">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-center">
          <Sentence
            parts={thankYou.changes({
              phone: (
                <a href={phoneHref(site.phone)} className={`${contactLink} whitespace-nowrap`}>
                  {site.phone}
                </a>
              ),
              email: (
                <a href={emailHref(site.email)} className={contactLink}>
                  {site.email}
                </a>
              ),
            })}
          />
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-4">
          <ButtonLink to={pathOf('home')}>{thankYou.home}</ButtonLink>
          {isThere('services', site) && (
            <ButtonLink to={pathOf('services')} look="secondary">
              {thankYou.services}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}

const contactLink = 'font-semibold text-sea-deep underline underline-offset-4 wrap-anywhere';
