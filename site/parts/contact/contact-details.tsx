import type { ComponentProps, ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/contact-section.ts';
import { addressLines, directionsHref } from '../../../domain/web/contact-links.ts';
import { tallLink } from '../../ui/text-link.tsx';
import { ComingClosures } from '../opening-hours/coming-closures.tsx';
import { OfficeHours } from '../opening-hours/office-hours.tsx';
import { EmailLink, PhoneLink } from './contact-links.tsx';

/** The hours are beside the address, or below it where the form of the home page is beside both. */
const LAYOUTS = {
  page: {
    grid: '@min-[19rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
    facts: 'contents',
    hours: '@min-[19rem]:col-start-2 @min-[19rem]:row-start-1 sm:row-end-3',
    further: 'sm:mt-3',
  },
  home: {
    grid: 'details-on-map @min-[19rem]:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-1 lg:gap-y-5',
    facts: 'max-lg:contents',
    hours: '@min-[19rem]:max-lg:col-start-2 @min-[19rem]:max-lg:row-start-1 sm:max-lg:row-end-3',
    further: 'sm:max-lg:mt-3',
  },
};

/** Address, phone, e-mail and hours; on the home page of a phone they lie on the map. */
export function ContactDetails({ asPage = false }: { asPage?: boolean }) {
  const layout = LAYOUTS[asPage ? 'page' : 'home'];
  const level = asPage ? 'h2' : 'h3';
  return (
    <div
      className={`grid content-start gap-x-5 gap-y-1 max-sm:leading-snug sm:gap-x-12 sm:gap-y-2 ${layout.grid}`}
    >
      <div className={layout.facts}>
        <SubHeading level={level} className="max-sm:sr-only">
          {words.information}
        </SubHeading>
        <dl
          className={`mt-2 gap-x-8 gap-y-3 ${layout.facts} ${asPage ? '' : 'lg:flex lg:flex-wrap lg:*:first:basis-full'}`}
        >
          <Fact label={words.address} className="@min-[19rem]:max-sm:row-span-2">
            {addressLines(site.address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a
              href={directionsHref(site)}
              target="_blank"
              rel="noopener"
              className={`${contactLink} print:hidden`}
            >
              {words.directions}
            </a>
          </Fact>
          <Fact
            label={words.phone}
            // On a phone below the hours, where the number alone has room.
            className={`@min-[19rem]:max-sm:col-start-2 @min-[19rem]:max-sm:row-start-2 @min-[19rem]:max-sm:[&>dt]:sr-only ${SHORT} ${layout.further}`}
          >
            <PhoneLink className={contactLink} />
          </Fact>
          <Fact label={words.email} className={`max-sm:col-span-full ${SHORT} ${layout.further}`}>
            <EmailLink className={`${contactLink} wrap-anywhere`} />
          </Fact>
        </dl>
      </div>
      <div className={layout.hours}>
        <SubHeading
          level={level}
          className="max-sm:font-sans max-sm:text-small max-sm:font-normal max-sm:text-ink-soft"
        >
          {words.hours}
        </SubHeading>
        <div className="sm:mt-2">
          <OfficeHours />
          <ComingClosures className="mt-1" />
        </div>
      </div>
    </div>
  );
}

const contactLink = `${tallLink} text-sea-deep`;

/** Heading of a part of the contact section, below the page's or the section's own. */
export function SubHeading({
  level: Level,
  className = '',
  ...rest
}: ComponentProps<'h2'> & { level: 'h2' | 'h3' }) {
  return <Level {...rest} className={`text-card ${className}`} />;
}

/** Classes of a fact whose label stands beside it on a phone. */
const SHORT = 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2.5';

function Fact({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-break-word">{children}</dd>
    </div>
  );
}
