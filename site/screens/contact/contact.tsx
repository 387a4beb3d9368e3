import type { ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/contact.ts';
import { urgent } from '#clinic/urgent.ts';
import { words } from '#words/contact-section.ts';
import { visit } from '#words/visit.ts';
import { accessFacts } from '../../../words/visit-facts.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { ContactAutolink } from '../../parts/contact/contact-autolink.tsx';
import { ContactDetails, SubHeading } from '../../parts/contact/contact-details.tsx';
import { GettingIn } from '../../parts/fact-list/fact-list.tsx';
import { ReviewsLink } from '../../parts/testimonials/reviews-link.tsx';
import { UrgentHelp } from '../../parts/urgent-help/urgent-help.tsx';
import { WhoIsHere } from '../../parts/who-is-here/who-is-here.tsx';
import { Icon, emailIcon } from '../../ui/icons.tsx';
import { textLink } from '../../ui/text-link.tsx';

/** Message form and map, as islands. */
type Props = { form?: ReactNode; map?: ReactNode };

const access = accessFacts(facts.access, visit);
const saysWayIn = access.length > 0 || Boolean(facts.reviews);

/** Whom to call and where the clinic is, the map, how to get in, and the message form. */
export function Contact({ form, map }: Props) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="bg-mist pt-(--header-height)">
      <div className="page pt-4 lg:pt-16 print:pt-0">
        <div className={urgent ? 'contact-start' : ''}>
          <div>
            <h1 id="contact-heading" className="text-title">
              {page.heading}
            </h1>
            <p className="mt-3 max-w-136 text-lead text-balance [&_a]:font-semibold">
              <ContactAutolink text={page.intro} />
            </p>
            {/* On a phone the bar has the link to the form. */}
            <a href="#contact-form" className={`${textLink} gap-2.5 max-md:hidden print:hidden`}>
              <Icon drawing={emailIcon} /> {words.form}
            </a>
          </div>
          <div className="@container">
            <ContactDetails asPage />
          </div>
          <UrgentHelp path={pathOf('contact')} hasCall />
          <WhoIsHere />
        </div>
      </div>
      <div id="clinic-map" className="mt-5 h-[480px] md:mt-section md:h-[640px]">
        {map}
      </div>
      <div className="page py-6 lg:py-section">
        <div className={saysWayIn ? 'question-answer' : ''}>
          {saysWayIn && (
            <div className="grid content-start gap-y-2">
              <GettingIn facts={access} />
              <ReviewsLink className="" />
            </div>
          )}
          <div id="contact-form" className="large-sheet bg-white print:hidden">
            <SubHeading level="h2">{words.form}</SubHeading>
            <div className="mt-3 md:mt-5">{form}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
