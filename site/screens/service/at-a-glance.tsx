import { fees as feeWords } from '#words/fees.ts';
import { words } from '#words/service.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { feesPath } from '../../../domain/web/screens.ts';
import { doctorsOf, doctorSummary } from '../../content/doctors.server.ts';
import { DoctorLink } from '../../parts/doctor/doctor-link.tsx';
import { totalOf } from '../../content/fees.server.ts';
import { FeeText, TotalText } from '../../parts/service/fee.tsx';
import { Portrait } from '../../parts/person/portrait.tsx';
import { Link } from '../../ui/link.tsx';
import { tallLink } from '../../ui/text-link.tsx';

export function isSeenAtAGlance(service: Service): boolean {
  return service.glance.length > 0 || service.fees !== undefined || doctorsOf(service).length > 0;
}

/** Key facts and fee of a treatment, with a doctor's portrait beside the sheet. */
export function AtAGlance({ service }: { service: Service }) {
  const { glance, fees } = service;
  const total = totalOf(service);
  const [doctor, ...others] = doctorsOf(service).map(doctorSummary);
  return (
    <dl
      aria-label={words.atAGlance}
      className="@container grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-px bg-plaster-deep shadow-sheet wide:shadow-large-sheet lg:flex lg:flex-wrap wide:flex-nowrap"
    >
      {glance.map(({ title, value }, at) => (
        <div
          key={title}
          className={`bg-white px-4 py-3 lg:flex-[1_8rem] wide:flex-1 wide:p-6 ${at === glance.length - 1 && at % 2 === 0 ? 'col-span-full' : ''}`}
        >
          <dt className="text-small text-ink-soft">{title}</dt>
          <dd className="mt-1 font-display text-[1.25rem] leading-tight text-sea-deep wide:text-[1.45rem]">
            {value}
          </dd>
        </div>
      ))}
      {fees && (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 bg-white px-4 py-1 lg:block lg:flex-[1.15_8rem] lg:py-3 wide:flex-[1.15] wide:p-6">
          <dt className="text-small text-ink-soft">{feeWords.fee}</dt>
          <dd className="font-display text-[1.25rem] leading-tight text-sea-deep lg:mt-1 wide:text-[1.45rem]">
            <FeeText
              fee={fees}
              around={(amount) => (
                <Link to={feesPath()} className={`${tallLink} lg:inline`}>
                  {amount}
                </Link>
              )}
            />
          </dd>
          {total && (
            <dd className="basis-full pb-1 leading-tight lg:pb-0">
              <TotalText total={total} />
            </dd>
          )}
        </div>
      )}
      {doctor && (
        <div className="relative col-span-full min-h-25 overflow-clip bg-sand py-3 ps-25 pe-4 @max-[17rem]:ps-4 print:ps-4 lg:basis-full wide:min-h-32 wide:flex-[1.4] wide:py-6 wide:ps-36">
          <dt className="text-small text-ink-soft">{words.treatedBy}</dt>
          <dd className="leading-tight">
            <span className="block font-display text-[1.25rem] text-sea-deep wide:text-[1.45rem]">
              <DoctorLink {...doctor} />
            </span>
            {doctor.role}
            {doctor.days && <span className="mt-1 block text-small">{doctor.days}</span>}
            <div className="absolute start-4 bottom-0 w-17 @max-[17rem]:static wide:start-6 wide:w-25 print:hidden">
              <Portrait of={{ image: doctor.image, imageAlt: '' }} sizes="(width >= 76rem) 7rem, 5rem" />
            </div>
          </dd>
          {others.map((other) => (
            <dd key={other.name} className="leading-tight">
              <DoctorLink {...other} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
