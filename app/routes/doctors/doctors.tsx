import { clinic } from '../../../clinic/clinic.ts';
import { readDoctors } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { DoctorClosing } from './closing.tsx';
import { DoctorHero } from './hero.tsx';
import { DoctorTabs } from './tabs.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/doctors.ts';

export async function loader() {
  const doctors = await Promise.all(
    readDoctors().doctors.map(async ({ image, ...doctor }) => ({
      ...doctor,
      picture: await pictureSet(image),
    })),
  );
  return { doctors };
}

export function meta() {
  return pageMeta({
    title: 'Our Doctors',
    description: `The dentists of ${clinic.name} in ${clinic.address.locality}, ${clinic.address.city}: what each is trained in, how they work, and how to book with them.`,
    path: '/doctors',
  });
}

export default function Doctors({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DoctorHero />
      <DoctorTabs doctors={loaderData.doctors} />
      <DoctorClosing />
    </>
  );
}
