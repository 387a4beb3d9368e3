import type { ComponentProps, ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/contact.ts';
import { urgent } from '#clinic/urgent.ts';
import { words } from '#words/contact-section.ts';
import { words as frame } from '#words/layout.ts';
import { visit } from '#words/visit.ts';
import { accessFacts } from '../../../words/visit-facts.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { addressLines, directionsHref } from '../../../domain/web/contact-links.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { Icon, firstAidIcon } from '../../ui/icons.tsx';
import { TextLink, tallLink } from '../../ui/text-link.tsx';
import { ContactAutolink } from './contact-autolink.tsx';
import { ComingClosures } from '../opening-hours/coming-closures.tsx';
import { WhoIsHere } from '../who-is-here/who-is-here.tsx';
import { OfficeHours } from '../opening-hours/office-hours.tsx';
import { GettingIn } from '../fact-list/fact-list.tsx';
import { UrgentHelp } from '../urgent-help/urgent-help.tsx';
import { ReviewsLink } from '../testimonials/reviews-link.tsx';

type Props = {
  /** of the current page */
  path: string;
  /** whether the section is the whole page: its heading is then the page's `h1` */
  asPage?: boolean;
  /** message form and map, as islands */
  form?: ReactNode;
  map?: ReactNode;
};

/**
 * Contact: message form, address, hours, map and emergency help. On the home page the form comes first, on
 * the contact page the address; on wide screens the two are side by side. The help of the home page is above
 * the map, which it overlaps on wide screens; that of the contact page is below it.
 */
export function ContactSection({ path, asPage = false, form, map }: Props) {
  const Heading = asPage ? 'h1' : 'h2';
  const access = asPage ? accessFacts(facts.access, visit) : [];
  const saysWayIn = access.length > 0 || (asPage && Boolean(facts.reviews));
  const details = <ContactDetails asPage={asPage} />;
  // Otherwise the map is last, and ends at the top edge of the first wave.
  const helpIsLast = asPage && urgent !== undefined;
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className={`relative flow-root bg-mist ${asPage ? 'pt-(--header-height)' : ''}`}
    >
      <div className="page @container">
        <div
          className={`question-answer relative z-1 md:gap-y-12 print:gap-y-6 lg:grid-rows-[auto_1fr] lg:gap-y-10 ${asPage ? 'gap-y-5 pt-4 lg:pt-16 print:pt-0' : 'gap-y-3 pt-section lg:-mb-24'}`}
        >
          <div>
            <Heading id="contact-heading" className={asPage ? 'text-title' : 'text-section'}>
              {asPage ? page.heading : page.headingAtHome}
            </Heading>
            <p className="mt-3 max-w-136 text-lead text-balance [&_a]:font-semibold">
              <ContactAutolink text={page.intro} />
            </p>
            {asPage && urgent && (
              <TextLink to={pathOf('in-pain')} className="gap-2.5 print:hidden">
                <Icon drawing={firstAidIcon} /> {frame.pages['in-pain']}
              </TextLink>
            )}
          </div>
          {asPage && details}
          <div
            id="contact-form"
            className="large-sheet bg-white lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <SubHeading asPage={asPage} className={asPage ? '' : 'max-md:sr-only'}>
              {words.form}
            </SubHeading>
            <div className={asPage ? 'mt-3 md:mt-5' : 'md:mt-5'}>{form}</div>
          </div>
          {!asPage && (
            <>
              {/* The details are last, so that on a phone a link to the map shows them too. */}
              <UrgentHelp path={path} hasCall className="lg:col-span-2 lg:row-start-3" />
              {details}
            </>
          )}
          {saysWayIn && (
            <div className="grid gap-y-2 lg:col-span-2">
              <GettingIn facts={access} />
              <ReviewsLink className="" />
            </div>
          )}
        </div>
      </div>
      <div
        id="clinic-map"
        className={`h-[480px] md:mt-section md:h-[640px] ${helpIsLast ? '' : 'md:-mb-(--waves-overlap)'} ${asPage ? 'mt-6' : 'map-below-details lg:mt-0'}`}
      >
        {map}
      </div>
      {helpIsLast && (
        <div className="page pt-5 pb-7 md:py-section">
          <UrgentHelp path={path} hasCall />
        </div>
      )}
    </section>
  );
}

/** Address, phone, e-mail and hours; on the home page of a phone they lie on the map. */
function ContactDetails({ asPage }: { asPage: boolean }) {
  return (
    <div
      className={`grid content-start gap-x-5 gap-y-1 max-sm:leading-snug @min-[19rem]:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:gap-x-12 sm:gap-y-2 lg:col-start-1 lg:row-start-2 lg:gap-y-5 lg:grid-cols-1 ${asPage ? '' : 'details-on-map'}`}
    >
      {/* On phones and tablets the hours are beside the address. */}
      <div className="max-lg:contents">
        <SubHeading asPage={asPage} className="max-sm:sr-only">
          {words.information}
        </SubHeading>
        <dl className="mt-2 gap-x-8 gap-y-3 max-lg:contents lg:flex lg:flex-wrap lg:*:first:basis-full">
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
            className={`@min-[19rem]:max-sm:col-start-2 @min-[19rem]:max-sm:row-start-2 @min-[19rem]:max-sm:[&>dt]:sr-only ${SHORT}`}
          >
            <PhoneLink className={contactLink} />
          </Fact>
          <Fact label={words.email} className={`max-sm:col-span-full ${SHORT}`}>
            <EmailLink className={`${contactLink} wrap-anywhere`} />
          </Fact>
        </dl>
      </div>
      <div className="@min-[19rem]:max-lg:col-start-2 @min-[19rem]:max-lg:row-start-1 sm:max-lg:row-end-3">
        <SubHeading
          asPage={asPage}
          className="max-sm:font-sans max-sm:text-small max-sm:font-normal max-sm:text-ink-soft"
        >
          {words.hours}
        </SubHeading>
        <div className="sm:mt-2">
          <OfficeHours />
          <ComingClosures className="mt-1" />
        </div>
      </div>
      {asPage && <WhoIsHere className="col-span-full mt-2 lg:-mt-3" />}
    </div>
  );
}

const contactLink = `${tallLink} text-sea-deep`;

function SubHeading({ asPage, className = '', ...rest }: ComponentProps<'h2'> & { asPage: boolean }) {
  const Level = asPage ? 'h2' : 'h3';
  return <Level {...rest} className={`text-card ${className}`} />;
}

/** Classes of a fact whose label stands beside it on a phone. */
const SHORT = 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2.5 sm:max-lg:mt-3';

function Fact({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-break-word">{children}</dd>
    </div>
  );
}
