import type { ReactNode } from 'react';
import { page } from '#clinic/pages/home.ts';
import { home as testimonials } from '#clinic/testimonials.server.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { ContactSection } from '../../parts/contact/contact-section.tsx';
import { pageHead } from '../../seo/head.ts';
import { AboutClinic } from './about-clinic.tsx';
import { Achievements } from '../../parts/achievements/achievements.tsx';
import { HomeDoctors } from '../../parts/doctor/doctor-cards.tsx';
import { Hero } from './hero.tsx';
import { ServiceGroups } from '../../parts/service-groups/service-groups.tsx';
import { Testimonials } from '../../parts/testimonials/testimonials.tsx';
import { LatestArticles } from './latest-articles.tsx';

/** The title is used as written, because it already names the clinic. */
export const head = { ...pageHead(pathOf('home'), page), title: page.title };

/** Islands: testimonials, message form and map. */
type Props = { patients?: ReactNode; form?: ReactNode; map?: ReactNode };

export function Home({ patients, form, map }: Props) {
  return (
    <>
      <Hero />
      <ServiceGroups />
      <AboutClinic />
      <HomeDoctors />
      <Achievements />
      {testimonials.length > 0 && <Testimonials>{patients}</Testimonials>}
      <LatestArticles />
      <ContactSection path={pathOf('home')} form={form} map={map} />
    </>
  );
}
