import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/international-patients.ts';
import { Closing } from '../../sections/closing.tsx';
import { InternationalBenefits } from './benefits.tsx';
import { EnquiryOrChat } from './enquiry-link.tsx';
import { InternationalEnquiry } from './enquiry.tsx';
import { InternationalHero } from './hero.tsx';
import { InternationalJourney } from './journey.tsx';
import type { internationalPage } from './page.ts';
import { InternationalQuestions } from './questions.tsx';
import { InternationalTestimonials } from './testimonials.tsx';
import { InternationalTravel } from './travel.tsx';

type Props = {
  page: ReturnType<typeof internationalPage>;
  /** an island: the enquiry's form */
  form?: ReactNode;
};

export function InternationalPatients({ page: { testimonials, questions }, form }: Props) {
  return (
    <>
      <InternationalHero />
      {texts.benefits.points.length > 0 && <InternationalBenefits />}
      {texts.journey.steps.length > 0 && <InternationalJourney />}
      {texts.travel.points.length > 0 && <InternationalTravel />}
      {testimonials.length > 0 && <InternationalTestimonials testimonials={testimonials} />}
      {questions.length > 0 && <InternationalQuestions questions={questions} />}
      <InternationalEnquiry>{form}</InternationalEnquiry>
      <Closing
        ground="sand"
        title={texts.closing.title}
        actions={<EnquiryOrChat>{texts.closing.action}</EnquiryOrChat>}
      >
        {texts.closing.text}
      </Closing>
    </>
  );
}
