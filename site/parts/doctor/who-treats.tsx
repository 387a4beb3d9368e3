import { facts } from '#clinic/facts.ts';
import { services } from '#clinic/services.server.ts';
import { doctorSchedule } from '#words/doctor-schedule.ts';
import { servicePath } from '../../../domain/web/screens.ts';
import { doctorsOf, doctorSummary, practiceOf } from '../../content/doctors.server.ts';
import { DoctorLink } from './doctor-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Services with the doctors who provide them, if the doctors list their treatments. */
const rows = services
  .map(({ id, title, doctor }) => ({ id, title, doctors: doctorsOf({ id, doctor }).map(doctorSummary) }))
  .filter(({ doctors }) => doctors.length > 0);

export const saysWhoTreats = facts.doctors.some(({ id }) => practiceOf(id).treats.length > 0);

/** Table of services and doctors, for patients who know what they need but not whom to see. */
export function WhoTreats() {
  return (
    <section aria-labelledby="who-treats" className="page py-section">
      <h2 id="who-treats" className="text-section">
        {doctorSchedule.whoTreats}
      </h2>
      <dl className="mt-6 gap-x-16 lg:columns-[2_24rem] wide:mt-10">
        {rows.map(({ id, title, doctors }) => (
          <div
            key={id}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-sand-deep py-0.5"
          >
            <dt>
              <TextLink to={servicePath(id)}>{title}</TextLink>
            </dt>
            {doctors.map((doctor) => (
              <dd key={doctor.name} className="col-start-2 text-end text-sea-deep">
                <DoctorLink {...doctor} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
