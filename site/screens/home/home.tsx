import type { ReactNode } from 'react';
import { pathOf } from '../../../domain/screens.ts';
import { ContactSection } from '../../sections/contact-section.tsx';
import { AboutClinic } from './about-clinic.tsx';
import { Achievements, hasAchievements } from './achievements.tsx';
import { HomeDoctors } from './doctors.tsx';
import { Hero } from './hero.tsx';
import type { homePage } from './page.ts';
import { ServiceGroups } from './service-groups.tsx';
import { Testimonials } from './testimonials.tsx';
import { ToRead } from './to-read.tsx';

type Props = {
  page: ReturnType<typeof homePage>;
  /** islands: what patients say, the message form, the map */
  patients?: ReactNode;
  form?: ReactNode;
  map?: ReactNode;
};

export function Home({ page, patients, form, map }: Props) {
  return (
    <>
      <Hero {...page} />
      <ServiceGroups {...page} />
      <AboutClinic {...page} />
      <HomeDoctors {...page} isLastOnSand={!hasAchievements(page)} />
      <Achievements {...page} />
      {page.patients.length > 0 && <Testimonials {...page.testimonials}>{patients}</Testimonials>}
      <ToRead {...page} />
      <ContactSection path={pathOf('home')} form={form} map={map} />
    </>
  );
}
