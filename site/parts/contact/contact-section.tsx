import type { ReactNode } from 'react';
import { page } from '#clinic/pages/contact.ts';
import { words } from '#words/contact-section.ts';
import { UrgentHelp } from '../urgent-help/urgent-help.tsx';
import { ContactAutolink } from './contact-autolink.tsx';
import { ContactDetails, SubHeading } from './contact-details.tsx';

type Props = {
  /** of the current page */
  path: string;
  /** message form and map, as islands */
  form?: ReactNode;
  map?: ReactNode;
};

/**
 * The end of the home page: message form, emergency help, address and hours, map. On wide screens the address
 * is beside the form, and the help overlaps the map.
 */
export function ContactSection({ path, form, map }: Props) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className="contact-at-home relative flow-root bg-mist"
    >
      <div className="page">
        <div className="question-answer relative z-1 pt-section md:gap-y-12 lg:-mb-24 lg:grid-rows-[auto_1fr] lg:gap-y-10 print:gap-y-6">
          <div>
            <h2 id="contact-heading" className="text-section">
              {page.headingAtHome}
            </h2>
            <p className="mt-3 max-w-136 text-lead text-balance [&_a]:font-semibold">
              <ContactAutolink text={page.intro} />
            </p>
          </div>
          <div
            id="contact-form"
            className="large-sheet bg-white lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <SubHeading level="h3" className="max-md:sr-only">
              {words.form}
            </SubHeading>
            <div className="md:mt-5">{form}</div>
          </div>
          {/* The details are last, so that on a phone a link to the map shows them too. */}
          <UrgentHelp path={path} hasCall className="lg:col-span-2 lg:row-start-3" />
          <div className="@container lg:col-start-1 lg:row-start-2">
            <ContactDetails />
          </div>
        </div>
      </div>
      <div
        id="clinic-map"
        className="map-below-details h-[480px] md:mt-section md:-mb-(--waves-overlap) md:h-[640px] lg:mt-0"
      >
        {map}
      </div>
    </section>
  );
}
