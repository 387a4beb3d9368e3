import type { ReactNode } from 'react';
import { page } from '#clinic/pages/international-patients.ts';
import { international as questions } from '#clinic/faqs.server.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { enquiry } from '#words/enquiry.ts';
import { words } from '#words/international-patients.ts';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { InternationalTestimonials } from '../../parts/testimonials/testimonials-abroad.tsx';
import { page as english } from '../../../.compiled/pages/international-patients.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { LANGUAGE } from '../../site-language.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { IllustrationNote } from '../../parts/hero/illustration-note.tsx';
import { UnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon, whatsappIcon } from '../../ui/icons.tsx';

export const head = pageHead(pathOf('international-patients'), {
  title: words.title,
  description: page.description,
});

const { quoteHours } = facts.promises;
/** Within what time a quote follows, if the clinic says it. */
export const quote = quoteHours === undefined ? undefined : enquiry.quote(quoteHours);

export const { treatments } = page.enquiry;
/** English names of the treatments, used in the clinic's e-mail. */
export const treatmentsInEnglish = LANGUAGE === 'en' ? undefined : english.enquiry.treatments;

/** @param form - island with the enquiry form */
export function InternationalPatients({ form }: { form?: ReactNode }) {
  return (
    <>
      <InternationalHero />
      {page.benefits.points.length > 0 && <InternationalBenefits />}
      {page.journey.steps.length > 0 && <InternationalJourney />}
      {page.travel.points.length > 0 && <InternationalTravel />}
      {testimonials.length > 0 && <InternationalTestimonials />}
      {questions.length > 0 && <InternationalQuestions />}
      <InternationalEnquiry>{form}</InternationalEnquiry>
      <ClosingSection {...page.closing}>
        <EnquiryOrChat>{page.closing.action}</EnquiryOrChat>
      </ClosingSection>
    </>
  );
}

function InternationalBenefits() {
  return (
    <section aria-labelledby="benefits-heading" className="page py-section">
      <h2 id="benefits-heading" className="text-section">
        {page.benefits.title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-gap border-b border-sand-deep md:mt-8 md:grid-cols-2 wide:mt-12">
        {page.benefits.points.map(({ title, description }) => (
          <li
            key={title}
            className="border-t border-sand-deep py-3 md:py-5 wide:grid wide:grid-cols-2 wide:gap-x-6 wide:py-7"
          >
            <h3 className="text-card">{title}</h3>
            <p className="mt-1 max-md:leading-normal wide:mt-0">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InternationalJourney() {
  return (
    <section aria-labelledby="journey-heading" className="bg-white py-section">
      <div className="page question-answer lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="journey-heading" className="text-section lg:static">
            {page.journey.title}
          </h2>
          <UnreviewedNote path={pathOf('international-patients')} className="mt-2" />
        </div>
        <ol className="grid grid-cols-1 gap-y-6 max-lg:mt-2 md:gap-y-9 lg:row-span-2">
          {page.journey.steps.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] md:grid-cols-[3.5rem_1fr]">
              <span aria-hidden="true" className="font-display text-figure lining-figures text-terracotta">
                {index + 1}
              </span>
              <div>
                <h3 className="text-card">{title}</h3>
                <p className="mt-1 prose-width max-md:leading-normal md:mt-2">{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="stays mt-3 wide:mt-1">
          <EnquiryLink>{words.firstStep}</EnquiryLink>
        </p>
      </div>
    </section>
  );
}

function InternationalTravel() {
  return (
    <section aria-labelledby="travel-heading" className="bg-mist-deep py-section">
      <div className="page">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-4 md:gap-y-6 wide:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="travel-heading" className="text-section">
              {page.travel.title}
            </h2>
            <p className="mt-3 text-lead">{page.travel.intro}</p>
          </div>
          <p className="wide:text-end">
            <EnquiryLink>{words.planVisit}</EnquiryLink>
          </p>
        </div>
        <ul className="mt-6 grid grid-cols-1 gap-x-gap gap-y-4 md:mt-9 md:grid-cols-2 md:gap-y-7 wide:mt-14 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
          {page.travel.points.map(({ title, description }) => (
            <li key={title} className="border-t border-sea-line pt-3 md:pt-4">
              <h3 className="text-card">{title}</h3>
              <p className="mt-1 max-md:leading-normal md:mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function InternationalQuestions() {
  return (
    <section aria-labelledby="questions-heading" className="bg-white py-section">
      <div className="page question-answer">
        <h2 id="questions-heading" className="text-section">
          {page.questions.title}
        </h2>
        <div>
          <UnreviewedNote path={pathOf('international-patients')} className="mb-3" />
          <Accordion items={questions} name="international-questions" />
        </div>
      </div>
    </section>
  );
}

/** @param children - the enquiry form */
function InternationalEnquiry({ children }: { children: ReactNode }) {
  const { title, intro } = page.enquiry;
  return (
    <section id={ENQUIRY.id} aria-labelledby={ENQUIRY.headingId} className="bg-mist py-section">
      <div className="page question-answer">
        <div>
          <h2 id={ENQUIRY.headingId} tabIndex={-1} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{intro}</p>
          {quote && <p className="mt-3">{quote}</p>}
        </div>
        <div className="large-sheet bg-white">{children}</div>
      </div>
    </section>
  );
}

/** First section, with the clinic's figures on a sheet over its lower edge. */
function InternationalHero() {
  return (
    <>
      <PageHero
        {...page}
        headingSize="text-hero"
        introColor="text-ink"
        className="gap-y-8 pt-6 wide:pt-0 wide:grid-cols-2"
        picture={
          <figure className="relative -me-bleed max-wide:-ms-edge self-stretch">
            <Picture
              of={page}
              sizes="(width >= 76rem) 50vw, 100vw"
              eager
              className="aspect-[6/5] w-full object-cover md:aspect-[3/2] wide:h-full wide:min-h-[clamp(26rem,32vw,40rem)] wide:object-[20%]"
            />
            {page.image && (
              <figcaption className="absolute start-edge top-3 bg-white px-3.5 py-1 shadow-sheet wide:-start-6 wide:top-10">
                <IllustrationNote of="page" />
              </figcaption>
            )}
          </figure>
        }
      >
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:px-5 wide:mb-16">
          <EnquiryOrChat>{quote ? words.quote : words.planVisit}</EnquiryOrChat>
          {/* The page's own figures say it already. */}
          {quote && page.figures.length === 0 && <p className="basis-full">{quote}</p>}
        </div>
      </PageHero>
      {page.figures.length > 0 && (
        <div className="page relative -mt-8">
          <dl className="flex flex-wrap gap-x-6 gap-y-3 bg-white p-5 shadow-sheet *:grow *:basis-[6.7rem] wide:flex-nowrap wide:gap-0 wide:[&>:not(:last-child)]:border-e wide:[&>:not(:last-child)]:border-sand wide:p-0 wide:shadow-large-sheet">
            {page.figures.map(({ label, figure }) => (
              <div key={label} className="flex flex-col justify-end wide:p-7">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="mt-1 font-display text-answer text-sea-deep">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

/** Ids of the enquiry section and its heading. */
const ENQUIRY = { id: 'enquiry', headingId: 'enquiry-heading' };

/** Button that scrolls to the enquiry form and moves the focus there. */
function EnquiryLink({ children }: { children: ReactNode }) {
  return (
    <ButtonAnchor href={`#${ENQUIRY.id}`} data-scroll-target="enquiry">
      {children}
    </ButtonAnchor>
  );
}

/** The same, with a chat link beside it if the clinic has one. */
function EnquiryOrChat({ children }: { children: ReactNode }) {
  return (
    <>
      <EnquiryLink>{children}</EnquiryLink>
      {site.whatsapp && (
        <ButtonLink look="secondary" to={pathOf('contact')}>
          <Icon drawing={whatsappIcon} /> {words.whatsapp}
        </ButtonLink>
      )}
    </>
  );
}
