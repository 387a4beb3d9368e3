import { Suspense } from 'react';
import { international as questions } from '#clinic/faqs.server.ts';
import { page } from '#clinic/pages/international-patients.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { page as english } from '../../../.compiled/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { pathOf } from '../../pages.ts';
import { LANGUAGE } from '../../site-language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { onceStirred } from '../../ui/late.ts';
import type { Route } from './+types/international-patients.ts';
import { InternationalHero } from './hero.tsx';

const loadBelowHero = () => import('./below-hero.tsx');
const BelowHero = onceStirred(loadBelowHero);

export function loader() {
  return {
    testimonials: testimonials.map((each) => ({ ...each, flagSvg: flagDrawing(each.flag)! })),
    questions,
    ...(LANGUAGE !== 'en' && { treatmentsInEnglish: english.enquiry.treatments }),
  };
}

/** Come to from another page, this one appears whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadBelowHero()]);
  return data;
}

export function meta() {
  return pageMeta({ title: words.title, description: page.description, path: pathOf('international') });
}

export default function InternationalPatientsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InternationalHero />
      <Suspense>
        <BelowHero {...loaderData} />
      </Suspense>
    </>
  );
}
