import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { page } from '#clinic/pages/doctors.ts';
import { facts } from '#clinic/facts.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/doctors.ts';
import { OtherDoctors } from './others.tsx';
import { DoctorTabs } from './tabs.tsx';

export function loader() {
  const others = homeDoctors.filter(({ id }) => doctors.every((doctor) => doctor.id !== id));
  return { doctors, others, answerHours: facts.promises.answerHours };
}

export function meta() {
  return pageMeta({ title: page.heading, description: page.description, path: pathOf('doctors') });
}

export default function Doctors({ loaderData: { doctors, others, answerHours } }: Route.ComponentProps) {
  return (
    <>
      <DoctorTabs doctors={doctors} answerHours={answerHours} />
      {others.length > 0 && <OtherDoctors doctors={others} />}
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
