import type { Faq } from '../../content/faq.ts';
import { phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  service: {
    title: string;
    fullDescription: string;
    longDescription: string[];
    benefits: string[];
    procedures: string[];
  };
  /** the service's own, and those that stand with every service */
  questions: Faq[];
};

/** What a service is, step by step, with the way to book it beside the text. */
export function ServiceBody({ service, questions }: Props) {
  const { title, fullDescription, longDescription, benefits, procedures } = service;
  return (
    <div className="page grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-20 lg:py-20">
      <div className="grid max-w-[37rem] gap-14 text-[1.1rem]">
        <section aria-labelledby="about">
          <h2 id="about" className="text-section">
            About {title}
          </h2>
          <p className="mt-5 text-lead">{fullDescription}</p>
          {longDescription.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </section>
        <section aria-labelledby="benefits">
          <h2 id="benefits" className="text-section">
            Benefits
          </h2>
          <ul className="mt-5 grid gap-3">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Icon name="check-circle" className="mt-0.5 size-6 text-sea" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="procedure">
          <h2 id="procedure" className="text-section">
            Procedure
          </h2>
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
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-5 text-section">
            Frequently Asked Questions
          </h2>
          <Accordion items={questions} name="service-questions" />
        </section>
      </div>
      <aside aria-labelledby="next-step" className="print:hidden">
        <div className="rounded-3xl bg-sea-deep p-7 text-mist lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <h2 id="next-step" className="text-section text-white">
            Talk to a dentist first
          </h2>
          <p className="mt-3">
            The first visit is an examination and a conversation. You hear what suits your mouth and what it
            costs; nothing is started that day unless you want it.
          </p>
          <div className="mt-6 grid gap-3">
            <ButtonLink look="onDark" to="/booknow">
              Book Appointment
            </ButtonLink>
            <ButtonLink
              look="secondary"
              to="/services"
              className="border-sea-light! text-white! hover:bg-sea!"
            >
              View All Services
            </ButtonLink>
            <ButtonAnchor look="quiet" href={phoneHref} className="text-white! decoration-sea-light!">
              <Icon name="phone" /> {phoneText}
            </ButtonAnchor>
          </div>
        </div>
      </aside>
    </div>
  );
}
