import type { ComponentProps } from 'react';
import { ContactSection } from '../../sections/contact-section.tsx';
import { useScrollIn } from '../../ui/scroll-in.ts';
import { AboutClinic } from './about-clinic.tsx';
import { Achievements } from './achievements.tsx';
import { HomeDoctors } from './doctors.tsx';
import { ServiceGroups } from './service-groups.tsx';
import { Testimonials } from './testimonials.tsx';

type Props = ComponentProps<typeof ServiceGroups> &
  ComponentProps<typeof AboutClinic> &
  ComponentProps<typeof HomeDoctors> &
  ComponentProps<typeof Achievements> &
  ComponentProps<typeof Testimonials>;

/** The home page from its second section on; its code comes after that of the first. */
export default function BelowHero(page: Props) {
  useScrollIn();
  return (
    <>
      <ServiceGroups {...page} />
      <AboutClinic {...page} />
      <HomeDoctors {...page} />
      <Achievements {...page} />
      <Testimonials {...page} />
      <ContactSection />
    </>
  );
}
