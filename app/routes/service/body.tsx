import type { ReactNode } from 'react';
import { page } from '#clinic/pages/service.ts';
import { shared } from '#words/shared.ts';
import { words } from '#words/service.ts';
import type { Faq } from '../../../domain/content/faqs.ts';
import type { Service } from '../../../domain/content/service.ts';
import { pathOf } from '../../pages.ts';
import type { Review } from '../../content/reviews.server.ts';
import { CallLinkOnDeep } from '../../sections/call-link-on-deep.tsx';
import { ReviewNote } from '../../sections/review-note.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { AtAGlance, type Glance } from './at-a-glance.tsx';
import { Further, isAnyFurther, type FurtherReading } from './further.tsx';

type Props = {
  service: Pick<Service, 'title' | 'fullDescription' | 'content' | 'benefits' | 'procedures' | 'faq'>;
  glance: Glance;
  /** questions that stand with every service */
  clinicQuestions: Faq[];
  further: FurtherReading;
  review: Review | undefined;
};

/** What a service is, step by step, with the way to book it beside the text. */
export default function ServiceBody({ service, glance, clinicQuestions, further, review }: Props) {
  const { title, fullDescription, content, benefits, procedures, faq } = service;
  return (
    <div className="page grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-20 lg:py-20">
      <div className="grid max-w-[37rem] gap-14 text-[1.1rem]">
        <Part id="about" title={words.about(title)}>
          <p className="mt-5 text-lead">{fullDescription}</p>
          <AtAGlance {...glance} />
          <Prose html={content} className="mt-8 [&>*+*]:mt-4" />
        </Part>
        {benefits.length > 0 && (
          <Part id="benefits" title={words.benefits}>
            <ul className="mt-5 grid gap-3">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-3">
                  <Icon name="check-circle" className="mt-0.5 size-6 text-sea" />
                  {benefit}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {procedures.length > 0 && (
          <Part id="procedure" title={words.procedure}>
            <ol className="mt-6 [counter-reset:step]">
              {procedures.map((step) => (
                <li
                  key={step}
                  className="relative pb-6 ps-16 [counter-increment:step] before:absolute before:top-0 before:start-0 before:z-1 before:grid before:size-10 before:place-items-center before:rounded-full before:bg-sea before:font-display before:text-lg before:text-white before:content-[counter(step)] not-last:after:absolute not-last:after:top-10 not-last:after:bottom-0 not-last:after:start-5 not-last:after:w-px not-last:after:bg-sea-light"
                >
                  <p className="pt-1.5">{step}</p>
                </li>
              ))}
            </ol>
          </Part>
        )}
        {faq.length > 0 && (
          <Part id="questions" title={shared.questions}>
            <div className="mt-5">
              <Accordion items={faq} name="service-questions" />
            </div>
          </Part>
        )}
        {clinicQuestions.length > 0 && (
          <Part id="our-clinic" title={words.ourClinic}>
            <div className="mt-5">
              <Accordion items={clinicQuestions} name="service-questions" />
            </div>
          </Part>
        )}
        {isAnyFurther(further) && (
          <Part id="further" title={words.further}>
            <Further {...further} />
          </Part>
        )}
        {review && <ReviewNote review={review} />}
      </div>
      <aside aria-labelledby="next-step" className="print:hidden">
        <div className="rounded-3xl bg-sea-deep p-7 text-mist lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <h2 id="next-step" className="text-section text-white">
            {page.nextStep.title}
          </h2>
          <p className="mt-3">{page.nextStep.description}</p>
          <div className="mt-6 grid gap-3">
            <ButtonLink look="onDark" to={pathOf('booknow')}>
              {shared.bookAppointment}
            </ButtonLink>
            <ButtonLink
              look="secondary"
              to={pathOf('services')}
              className="border-sea-light! text-white! hover:bg-sea!"
            >
              {shared.viewAllServices}
            </ButtonLink>
            <CallLinkOnDeep />
          </div>
        </div>
      </aside>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
