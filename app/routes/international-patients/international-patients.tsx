import { Suspense } from 'react';
import { clinic } from '../../../clinic/clinic.ts';
import { readFaqs, readInternational, readTestimonials } from '../../content/data-files.server.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { InternationalBenefits } from './benefits.tsx';
import { InternationalClosing } from './closing.tsx';
import { InternationalHero } from './hero.tsx';
import { InternationalJourney } from './journey.tsx';
import { InternationalQuestions } from './questions.tsx';
import { InternationalTestimonials } from './testimonials.tsx';
import { InternationalTravel } from './travel.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
import type { Route } from './+types/international-patients.ts';

const loadEnquiry = () => import('./enquiry.tsx');
const InternationalEnquiry = late(loadEnquiry);

export async function loader() {
  const international = readInternational();
  const testimonials = readTestimonials().international.map(async (testimonial) => ({
    ...testimonial,
    flagSvg: flagDrawing(testimonial.flag)!,
    picture: await pictureSet(testimonial.image),
  }));
  return {
    international,
    picture: await pictureSet(international.image),
    testimonials: await Promise.all(testimonials),
    questions: readFaqs().international,
  };
}

/** Come to from another page, this one appears whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadEnquiry()]);
  return data;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const hours = loaderData?.international.claims.quoteHours;
  return pageMeta({
    title: 'International Patients',
    description: `Dental treatment in ${clinic.address.city} for patients from abroad: a written quote within ${hours} hours, your own coordinator, help with travel and hotels.`,
    path: '/international-patients',
  });
}

export default function InternationalPatientsScreen({ loaderData }: Route.ComponentProps) {
  const { international, picture, testimonials, questions } = loaderData;
  return (
    <>
      <InternationalHero {...international} picture={picture} />
      <InternationalBenefits benefits={international.benefits} />
      <InternationalJourney steps={international.journey} />
      <InternationalTravel help={international.travelAssistance} />
      <InternationalTestimonials testimonials={testimonials} />
      <InternationalQuestions questions={questions} />
      <Suspense>
        <InternationalEnquiry claims={international.claims} />
      </Suspense>
      <InternationalClosing />
    </>
  );
}
