import type { ComponentProps } from 'react';
import { page } from '#clinic/pages/international-patients.ts';
import { Closing } from '../../sections/closing.tsx';
import { InternationalBenefits } from './benefits.tsx';
import { InternationalEnquiry } from './enquiry.tsx';
import { EnquiryOrChat } from './enquiry-link.tsx';
import { InternationalJourney } from './journey.tsx';
import { InternationalQuestions } from './questions.tsx';
import { InternationalTestimonials } from './testimonials.tsx';
import { InternationalTravel } from './travel.tsx';

type Props = ComponentProps<typeof InternationalTestimonials> &
  ComponentProps<typeof InternationalQuestions> &
  ComponentProps<typeof InternationalEnquiry>;

/** The international page from its second section on; its code comes after that of the first. */
export default function BelowHero({ testimonials, questions, ...enquiry }: Props) {
  return (
    <>
      {page.benefits.points.length > 0 && <InternationalBenefits />}
      {page.journey.steps.length > 0 && <InternationalJourney />}
      {page.travel.points.length > 0 && <InternationalTravel />}
      {testimonials.length > 0 && <InternationalTestimonials testimonials={testimonials} />}
      {questions.length > 0 && <InternationalQuestions questions={questions} />}
      <InternationalEnquiry {...enquiry} />
      <Closing
        ground="sand"
        title={page.closing.title}
        actions={<EnquiryOrChat>{page.closing.action}</EnquiryOrChat>}
      >
        {page.closing.text}
      </Closing>
    </>
  );
}
