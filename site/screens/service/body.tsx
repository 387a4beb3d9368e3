import type { ReactNode } from 'react';
import { everyService as clinicQuestions } from '#clinic/faqs.server.ts';
import { page } from '#clinic/pages/service.ts';
import { services } from '#clinic/services.server.ts';
import { urgent } from '#clinic/urgent.ts';
import { shared } from '#words/shared.ts';
import { words } from '#words/service.ts';
import { hasStepPictures, type Service } from '../../../domain/clinic/service.ts';
import { bookingPath, pathOf, servicePath } from '../../../domain/web/screens.ts';
import { otherFeesOf, totalOf } from '../../content/fees.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { relatedServices } from '../../content/services.server.ts';
import { FeeText, TotalText } from '../../parts/service/fee.tsx';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { ReviewNote } from '../../parts/text-review/review-note.tsx';
import { hasUnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
import { ServiceHelp, ServiceSigns, UrgentHelp } from '../../parts/urgent-help/urgent-help.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, checkIcon } from '../../ui/icons.tsx';
import { Prose } from '../../ui/prose.tsx';
import { AfterCareByDay } from './after-care.tsx';
import { AtAGlance, isSeenAtAGlance } from './at-a-glance.tsx';
import { FurtherReading, furtherReading } from './further-reading.tsx';
import { Procedure } from '../../parts/step-pictures/procedure.tsx';
import { ServiceEntry } from '../../parts/service/service-entry.tsx';

/** Answers to patients' questions about a treatment, in the usual order, and a booking link. */
export function ServiceBody({ service }: { service: Service }) {
  const { id, procedures, hurts, takes } = service;
  const isPictured = hasStepPictures(procedures);
  const steps = procedures.length > 0 && <Procedure steps={procedures} />;
  return (
    <>
      <div className="service-first">
        <ServiceFacts service={service} />
        <div className="service-answers pt-4 wide:pt-12">
          <WhatItIs {...service} />
          {hurts && (
            <Question id="hurts" title={words.hurts}>
              <p className="prose-width">{hurts}</p>
            </Question>
          )}
          {takes && (
            <Question id="takes" title={words.takes}>
              <p className="prose-width">{takes}</p>
            </Question>
          )}
          {!isPictured && steps}
        </div>
      </div>
      {isPictured && steps}
      <div className="service-rest pt-3 md:pt-6.5 md:pb-6 wide:pb-section">
        <div className="service-answers">
          <AfterAndCosts service={service} />
        </div>
        <div className="service-answers">
          <Questions service={service} />
        </div>
      </div>
      <ClosingSection title={page.nextStep.title} text={page.nextStep.description}>
        <ButtonLink to={bookingPath('booknow', { service: id })}>{shared.bookAppointment}</ButtonLink>
        <ButtonLink look="quiet" to={pathOf('services')}>
          {shared.viewAllServices}
        </ButtonLink>
      </ClosingSection>
      <RelatedServices service={service} />
    </>
  );
}

/** The facts and, if people in pain read the page, whom to call: beside the first answers on wide screens. */
function ServiceFacts({ service }: { service: Service }) {
  const { id } = service;
  const isSeen = isSeenAtAGlance(service);
  const hasDanger = urgent !== undefined && service.urgent;
  if (!isSeen && !hasDanger) return null;
  return (
    <div className="service-facts">
      {isSeen && (
        <div className="service-facts-sheet">
          <AtAGlance service={service} />
        </div>
      )}
      {hasDanger && (
        <div className="service-danger on-sheet">
          <UrgentHelp
            path={servicePath(id)}
            labelledBy={HELP_NOW}
            isNoted={hasUnreviewedNote(service)}
            className="max-md:py-3"
          />
        </div>
      )}
    </div>
  );
}

const HELP_NOW = 'help-now';

function AfterAndCosts({ service }: { service: Service }) {
  const { id, afterwards, afterwardsByDay, costs, fees, helpNow } = service;
  const others = otherFeesOf(id);
  const total = totalOf(service);
  return (
    <>
      {(afterwards || afterwardsByDay.length > 0) && (
        <Question id="afterwards" title={words.afterwards} isOnSheet>
          {afterwards && <p className="prose-width">{afterwards}</p>}
          <AfterCareByDay {...service} />
        </Question>
      )}
      {(fees || costs || others.length > 0) && (
        <Question id="costs" title={words.costs}>
          {fees && (
            // On a phone it is read in the facts, a few lines above.
            <p className="mb-1 font-display text-[1.25rem] text-sea-deep max-md:hidden print:block">
              <FeeText fee={fees} />
            </p>
          )}
          {total && (
            <p className="mb-1 max-md:hidden print:block">
              <TotalText total={total} />
            </p>
          )}
          {costs && <p className="prose-width">{costs}</p>}
          {others.map(({ title, fee }) => (
            <p key={title} className="mt-1">
              <span className="font-semibold">{title}</span> <FeeText fee={fee} />
            </p>
          ))}
        </Question>
      )}
      {helpNow && (
        <Question id={HELP_NOW} title={words.helpNow} isOnSheet>
          <HelpNow service={service} />
        </Question>
      )}
    </>
  );
}

/** What is urgent after the treatment; with whom to call, unless that stands below the facts. */
function HelpNow({ service }: { service: Service }) {
  if (!urgent) return <p className="prose-width">{service.helpNow}</p>;
  if (!service.urgent) return <ServiceHelp service={service} labelledBy={HELP_NOW} />;
  return (
    <div className="grid gap-2 prose-width">
      <ServiceSigns service={service} />
    </div>
  );
}

function Questions({ service }: { service: Service }) {
  const { faq } = service;
  const further = furtherReading(service);
  const review = reviewOf(service);
  return (
    <>
      {faq.length + clinicQuestions.length > 0 && (
        <Question id="questions" title={shared.questions}>
          {faq.length > 0 && <Accordion items={faq} name="service-questions" />}
          {clinicQuestions.length > 0 && (
            <section aria-labelledby="our-clinic" className="md:mt-5 md:first:mt-0 print:hidden">
              <h3 id="our-clinic" className="service-label mb-1 max-md:sr-only md:mb-2">
                {words.ourClinic}
              </h3>
              <Accordion items={clinicQuestions} name="service-questions" headingLevel={4} />
            </section>
          )}
        </Question>
      )}
      {(further.length > 0 || review) && (
        <Question id="further" title={words.further}>
          <FurtherReading entries={further} />
          {review && <ReviewNote review={review} />}
        </Question>
      )}
    </>
  );
}

function WhatItIs({ fullDescription, content, benefits }: Service) {
  return (
    <Question id="what" title={words.what}>
      <p className="prose-width md:text-lead">{fullDescription}</p>
      <Prose
        html={content}
        className="mt-3 prose-width wide:mt-4 [&>:where(:not(:first-child))]:mt-3 max-md:[&_li]:mt-1 max-md:[&_li]:ps-0 max-md:[&_li]:leading-snug max-md:[&_ul]:ps-4"
      />
      {benefits.length > 0 && (
        <section aria-labelledby="benefits" className="mt-3 md:mt-4 wide:mt-6">
          <h3 id="benefits" className="service-label">
            {words.benefits}
          </h3>
          <ul className="mt-1 grid gap-0.5 md:mt-2 md:gap-1 wide:gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2.5">
                <Icon drawing={checkIcon} className="mt-[0.2em] text-terracotta" /> {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Question>
  );
}

/** The services to read next, the likeliest first. */
function RelatedServices({ service }: { service: Service }) {
  const related = relatedServices(services, service);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page pt-5 md:py-10 wide:py-section print:hidden">
      <h2 id="related" className="text-section max-md:text-answer">
        {words.related}
      </h2>
      <ul className="mt-1 gap-x-gap md:mt-3 max-lg:divide-y max-lg:divide-sand-deep lg:mt-8 lg:grid lg:grid-cols-3 wide:mt-10">
        {related.map((each) => (
          <li key={each.id} className="py-0.5 md:max-lg:py-2">
            <ServiceEntry service={each} look="related" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuestionProps = {
  id: string;
  title: string;
  /** it is on paper, too, when the care afterwards is printed alone */
  isOnSheet?: boolean;
  children: ReactNode;
};

/** A question, or a heading, and what belongs to it: beside each other where there is room. */
function Question({ id, title, isOnSheet, children }: QuestionProps) {
  return (
    <section aria-labelledby={id} className={`service-question ${isOnSheet ? 'on-sheet' : ''}`}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
