import { Suspense, useEffect, useState } from 'react';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/thank-you.ts';
import { urgent } from '#clinic/urgent.ts';
import { thankYou } from '#words/thank-you.ts';
import { requestedAppointment } from '../../booking/requested-appointment.ts';
import { emailHref, phoneHref } from '../../../domain/contact.ts';
import { mailServices } from '../../mail-services.ts';
import { isThere, pathOf } from '../../pages.ts';
import { UrgentHelp } from '../../sections/urgent-help.tsx';
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
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page question-answer items-center py-10 wide:py-16">
          <div>
            <h1 className="text-title">{page.heading}</h1>
            <p className="mt-4 prose-width text-lead">{page.received}</p>
          </div>
          {appointment && (
            <Suspense>
              <Requested {...appointment} />
            </Suspense>
          )}
        </div>
      </section>
      <section className="page question-answer py-section">
        <h2 className="text-section">{page.nextSteps.title}</h2>
        <div>
          <ol className="divide-y divide-sand-deep border-y border-sand-deep">
            {page.nextSteps.steps.map(({ icon, title, description }) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 py-5 wide:py-7">
                <Icon name={icon as IconName} className="size-8 text-terracotta" />
                <div>
                  <h3 className="text-card">{title}</h3>
                  <p className="mt-1.5 prose-width">{description}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8">
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
            />{' '}
            {mailServices.emailjs.origin === null && thankYou.buttons}
          </p>
          {urgent && (
            <section aria-labelledby="worse" className="mt-10 print:hidden">
              <h3 id="worse" className="text-card">
                {thankYou.worse}
              </h3>
              <UrgentHelp labelledBy="worse" className="mt-4" />
            </section>
          )}
          <p className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={pathOf('home')}>{thankYou.home}</ButtonLink>
            {isThere('services', site) && (
              <ButtonLink to={pathOf('services')} look="secondary">
                {thankYou.services}
              </ButtonLink>
            )}
          </p>
        </div>
      </section>
    </>
  );
}

const contactLink = 'font-semibold text-sea-deep underline underline-offset-4 wrap-anywhere';
