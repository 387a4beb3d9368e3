import { Suspense } from 'react';
import { international as questions } from '#clinic/faqs.server.ts';
import { page } from '#clinic/pages/international-patients.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { words } from '#words/international-patients.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
import type { Route } from './+types/international-patients.ts';
import { InternationalBenefits } from './benefits.tsx';
import { EnquiryOrChat } from './enquiry-link.tsx';
import { InternationalHero } from './hero.tsx';
import { InternationalJourney } from './journey.tsx';
import { InternationalQuestions } from './questions.tsx';
import { InternationalTestimonials } from './testimonials.tsx';
import { InternationalTravel } from './travel.tsx';

const loadEnquiry = () => import('./enquiry.tsx');
const InternationalEnquiry = late(loadEnquiry);

export function loader() {
  return {
    testimonials: testimonials.map((each) => ({ ...each, flagSvg: flagDrawing(each.flag)! })),
    questions,
  };
}

/** Come to from another page, this one appears whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadEnquiry()]);
  return data;
}

export function meta() {
  return pageMeta({ title: words.title, description: page.description, path: pathOf('international') });
}

export default function InternationalPatientsScreen({ loaderData }: Route.ComponentProps) {
  const { testimonials, questions } = loaderData;
  return (
    <>
      <InternationalHero />
      {page.benefits.points.length > 0 && <InternationalBenefits />}
      {page.journey.steps.length > 0 && <InternationalJourney />}
      {page.travel.points.length > 0 && <InternationalTravel />}
      {testimonials.length > 0 && <InternationalTestimonials testimonials={testimonials} />}
      {questions.length > 0 && <InternationalQuestions questions={questions} />}
      <Suspense>
        <InternationalEnquiry {...page.enquiry} />
      </Suspense>
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
