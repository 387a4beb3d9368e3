import { doctors } from '#clinic/doctors.server.ts';
import { page } from '#clinic/pages/doctors.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/doctors.ts';
import { DoctorTabs } from './tabs.tsx';

export function loader() {
  return { doctors };
}

export function meta() {
  return pageMeta({ title: page.heading, description: page.description, path: pathOf('doctors') });
}

export default function Doctors({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page} className="pt-10 pb-6 lg:pt-16 lg:pb-8" />
      <DoctorTabs doctors={loaderData.doctors} />
      <Closing
        ground="sand"
        title={page.closing.title}
        actions={<ButtonLink to={pathOf('bookAppointment')}>{page.closing.action}</ButtonLink>}
      >
        {page.closing.text}
      </Closing>
    </>
  );
}
