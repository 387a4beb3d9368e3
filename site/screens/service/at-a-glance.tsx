import { fees as feeWords } from '#words/fees.ts';
import { shared } from '#words/shared.ts';
import { words } from '#words/service.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { bookingPath, feesPath } from '../../../domain/web/screens.ts';
import { doctorsOf, doctorSummary } from '../../content/doctors.server.ts';
import { DoctorLink } from '../../parts/doctor/doctor-link.tsx';
import { totalOf } from '../../content/fees.server.ts';
import { FeeText, TotalText } from '../../parts/service/fee.tsx';
import { Portrait } from '../../parts/person/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { tallLink } from '../../ui/text-link.tsx';

export function isSeenAtAGlance(service: Service): boolean {
  return service.glance.length > 0 || service.fees !== undefined || doctorsOf(service).length > 0;
}

/** Key facts and fee of a treatment, and who treats; beside the first answers also the way to book it. */
export function AtAGlance({ service }: { service: Service }) {
  return (
    <>
      <Facts service={service} />
      <div className="glance-book">
        <ButtonLink to={bookingPath('booknow', { service: service.id })}>{shared.bookAppointment}</ButtonLink>
      </div>
    </>
  );
}

function Facts({ service }: { service: Service }) {
  const { glance, fees } = service;
  const total = totalOf(service);
  const [doctor, ...others] = doctorsOf(service).map(doctorSummary);
  return (
    <dl aria-label={words.atAGlance} className="glance">
      {glance.map(({ title, value }, at) => (
        <div
          key={title}
          className={`glance-fact ${at === glance.length - 1 && at % 2 === 0 ? 'col-span-full' : ''}`}
        >
          <dt>{title}</dt>
          <dd className="value">{value}</dd>
        </div>
      ))}
      {fees && (
        <div className="glance-fee">
          <dt>{feeWords.fee}</dt>
          <dd className="value">
            <FeeText
              fee={fees}
              around={(amount) => (
                <Link to={feesPath()} className={`${tallLink} md:inline min-[80rem]:whitespace-nowrap`}>
                  {amount}
                </Link>
              )}
            />
          </dd>
          {total && (
            <dd className="basis-full pb-1 leading-tight md:pb-0">
              <TotalText total={total} />
            </dd>
          )}
        </div>
      )}
      {doctor && (
        <div className="glance-doctor">
          <dt>{words.treatedBy}</dt>
          <dd>
            <span className="value">
              <DoctorLink {...doctor} />
            </span>
            {doctor.role}
            {doctor.days && <span className="mt-1 block text-small">{doctor.days}</span>}
            <div className="portrait">
              <Portrait of={{ image: doctor.image, imageAlt: '' }} sizes="(width >= 76rem) 7rem, 5rem" />
            </div>
          </dd>
          {others.map((other) => (
            <dd key={other.name}>
              <DoctorLink {...other} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
