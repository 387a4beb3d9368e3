import { Suspense, type ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/contact.ts';
import { words } from '#words/contact-section.ts';
import { addressLines, directionsHref, emailHref, phoneHref } from '../../domain/contact.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { late } from '../ui/late.ts';
import { Linked } from './linked.tsx';
import { OfficeHours } from './office-hours.tsx';

export const loadContactForm = () => import('../contact/contact-form.tsx');
const ContactForm = late(loadContactForm);
const ClinicMap = late(() => import('./clinic-map.tsx'));

/**
 * How to reach the clinic: message form, site, hours, map, emergency call.
 *
 * @param asPage - it is the whole of its page: it starts under the header and its heading is the page's
 */
export function ContactSection({ asPage = false }: { asPage?: boolean }) {
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className={`bg-mist ${asPage ? 'pt-(--header-height)' : ''}`}
    >
      <div className="page py-10 lg:py-16">
        <Heading id="contact-heading" className={asPage ? 'text-title' : 'text-section'}>
          {asPage ? page.heading : page.headingAtHome}
        </Heading>
        <p className="prose-width mt-3 text-lead [&_a]:font-semibold">
          <Linked text={page.intro} />
        </p>
        <div className="mt-8 grid grid-cols-1 gap-6 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-8">
          <div className="rounded-3xl bg-white p-5 shadow-card sm:p-8 print:hidden">
            <SubHeading asPage={asPage}>{words.form}</SubHeading>
            <div className="mt-5">
              <Suspense fallback={<div className="min-h-160" />}>
                <ContactForm />
              </Suspense>
            </div>
          </div>
          <div className="grid gap-6 lg:grid-rows-[1fr_auto] lg:gap-8">
            <div className="rounded-3xl bg-white p-5 shadow-card sm:p-8 print:p-0">
              <SubHeading asPage={asPage}>{words.information}</SubHeading>
              <dl className="mt-4 grid gap-4">
                <Fact icon="map-pin" label={words.address}>
                  {addressLines(site.address).map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                  <a
                    href={directionsHref(site)}
                    target="_blank"
                    rel="noopener"
                    className={`${tallLink} print:hidden`}
                  >
                    {words.directions}
                  </a>
                </Fact>
                <Fact icon="phone" label={words.phone}>
                  <a href={phoneHref(site.phone)} className={tallLink}>
                    {site.phone}
                  </a>
                </Fact>
                <Fact icon="email" label={words.email}>
                  <a href={emailHref(site.email)} className={`${tallLink} wrap-anywhere`}>
                    {site.email}
                  </a>
                </Fact>
              </dl>
            </div>
            <div className="rounded-3xl bg-white p-5 shadow-card sm:p-8 print:p-0">
              <SubHeading asPage={asPage}>{words.hours}</SubHeading>
              <div className="mt-4">
                <OfficeHours />
              </div>
            </div>
          </div>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-5 rounded-3xl bg-night p-5 text-mist sm:p-8 lg:mt-8 print:p-0">
          <div className="grow basis-96">
            <SubHeading asPage={asPage} className="text-white">
              {words.emergency}
            </SubHeading>
            <p className="prose-width mt-2">{page.emergency}</p>
          </div>
          <ButtonAnchor look="onDark" href={phoneHref(site.phone)}>
            <Icon name="phone" /> {words.callNow(site.phone)}
          </ButtonAnchor>
        </div>
        <div id="clinic-map" className="mt-6 h-[480px] md:h-[640px] lg:mt-8">
          <Suspense>
            <ClinicMap />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

const tallLink =
  'inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea';

function SubHeading({
  asPage,
  className = '',
  children,
}: {
  asPage: boolean;
  className?: string;
  children: ReactNode;
}) {
  const Level = asPage ? 'h2' : 'h3';
  return <Level className={`text-card ${className}`}>{children}</Level>;
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-9">
      <dt className="text-ink-soft">
        <Icon name={icon} className="absolute top-0.5 start-0 size-6 text-terracotta" />
        {label}
      </dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  );
}
