import type { ReactNode } from 'react';
import { page } from '#clinic/pages/book.ts';
import { groups } from '#clinic/categories.server.ts';
import { facts } from '#clinic/facts.ts';
import { services } from '#clinic/services.server.ts';
import { tellUsFirst } from '#clinic/tell-us-first.server.ts';
import { texts } from '#clinic/texts.ts';
import { booking } from '#words/booking.ts';
import { doctorSchedule } from '#words/doctor-schedule.ts';
import { visit } from '#words/visit.ts';
import { PlainBookingForm } from '../../forms/booking/plain-booking-form.tsx';
import type { RequestedVisit } from '../../forms/booking/visit-reason.ts';
import { BookingBackdrop } from '../../forms/booking/booking-backdrop.tsx';
import { UrgentLink } from '../../parts/urgent-help/urgent-link.tsx';
import { ComingClosures } from '../../parts/opening-hours/coming-closures.tsx';
import { WhoIsHere } from '../../parts/who-is-here/who-is-here.tsx';
import { OpeningStatus, WeeklyHours } from '../../parts/opening-hours/office-hours.tsx';
import type { DoctorHours } from '../../../domain/clinic/doctor-hours.ts';
import { pathOf, type BookingReason } from '../../../domain/web/screens.ts';
import { daysText, doctorsOf, practiceOf } from '../../content/doctors.server.ts';
import { beforeBookingFacts } from '../../../words/visit-facts.ts';
import { FactList } from '../../parts/fact-list/fact-list.tsx';
import { TellUsFirstList } from '../../parts/tell-us-first/tell-us-first.tsx';
import { pageHead } from '../../seo/head.ts';

export const head = pageHead(pathOf('book'), { title: booking.title, description: page.description });

/** @param form - island with the booking form */
export function Book({ form }: { form?: ReactNode }) {
  const before = beforeBookingFacts(facts.visit, facts.booking, visit);
  return (
    <div className="booking-page bg-mist pt-(--header-height)">
      <div
        className={`relative page grid grid-cols-1 gap-x-gap gap-y-3.5 pt-3 md:gap-y-8 md:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] wide:pt-16 ${page.image ? '' : 'pb-12'}`}
      >
        <div className="wide:pt-6">
          <h1 className="text-title max-md:text-[min(1.4rem,12vw)]">{page.heading}</h1>
          <p className="mt-1.5 max-w-[30em] leading-snug text-ink-soft md:mt-4 md:text-lead">{page.intro}</p>
          <div className="mt-2.5 leading-snug md:mt-4">
            <WeeklyHours exact />
          </div>
          <UrgentLink isShortOnPhones className="mt-3.5 md:mt-8 wide:max-w-108" />
        </div>
        <div
          className={`relative large-sheet bg-white max-md:not-in-data-query-pending:pt-4 lg:row-span-2 max-lg:in-data-query-pending:mt-5 ${saysDays ? 'in-data-query-pending:pt-18 md:in-data-query-pending:pt-16' : 'max-md:in-data-query-pending:pt-8'}`}
        >
          <noscript>
            <PlainBookingForm />
          </noscript>
          <div className="noscript:hidden">{form}</div>
        </div>
        {/* After the form, because on a phone the form comes first. */}
        <div className="max-lg:mt-6 lg:-mt-4">
          <OpeningStatus className="min-h-[2lh] sm:min-h-lh" />
          <ComingClosures />
          <WhoIsHere />
          {before.length > 0 && (
            <Folded title={visit.before}>
              <FactList facts={before} />
            </Folded>
          )}
          {tellUsFirst && (
            <Folded title={visit.tellUsFirst.title}>
              <TellUsFirstList path={pathOf('book')} />
            </Folded>
          )}
        </div>
      </div>
      <BookingBackdrop className="mt-8 lg:-mt-[calc(34.7vw-3.5rem-var(--waves-height))]" />
    </div>
  );
}

/** A section that is closed until somebody opens it. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-sea-deep underline underline-offset-4">
        {title}
      </summary>
      {children}
    </details>
  );
}

/** Adds the original name in the clinic's script, because the front desk reads it too. */
function readable(name: string, original?: string): string {
  return original ? `${name} (${original})` : name;
}

/**
 * What the form shows about each doctor and service, by the query string of the links to book them; undefined
 * if links give only a reason.
 */
export const requestedVisits = visitsByQuery();

/**
 * Whether a doctor's days are shown below the reason. Then the text above the sheet needs more space if the
 * address names a doctor (client/head-script.ts).
 */
const saysDays = Object.values(requestedVisits ?? {}).some(({ presence }) => presence?.days);

function visitsByQuery(): Record<string, RequestedVisit> | undefined {
  const ofDoctors = facts.doctors.map(({ id, name }): [string, RequestedVisit] => [
    queryOf({ doctor: id }),
    {
      ...(facts.originals?.doctors[id] && { reason: booking.reason(booking.visitTo(name)) }),
      ...presenceOf('doctor', name, [id]),
    },
  ]);
  const ofServices = services.map((service): [string, RequestedVisit] => [
    queryOf({ service: service.id }),
    presenceOf('service', service.title, doctorsOf(service)),
  ]);
  const said = [...ofDoctors, ...ofServices].filter(([, visit]) => Object.keys(visit).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** @param ids - of the doctors; if the days of one are unknown, nobody can say who is not in */
function presenceOf(
  of: 'doctor' | 'service',
  name: string,
  ids: readonly string[],
): Pick<RequestedVisit, 'presence'> {
  const doctors = ids.map((id): DoctorHours => {
    const { days, hours } = practiceOf(id);
    return { days, ...(hours && { hours }) };
  });
  if (ids.length === 0 || doctors.some(({ days }) => days.length === 0)) return {};
  const [id, ...others] = ids;
  const doctor = facts.doctors.find((each) => each.id === id)!;
  const days = doctorSchedule.daysOf(doctor.name, daysText(doctors[0]!));
  return { presence: { of, name, ...(others.length === 0 && { days }), doctors } };
}

function queryOf(reason: BookingReason): string {
  return String(new URLSearchParams(reason));
}

/** Reasons for a visit, by the query string of the links that name them. */
export function bookingReasons(): Record<string, string> {
  const of = (reason: BookingReason, text: string) => [queryOf(reason), booking.reason(text)];
  return Object.fromEntries([
    ...facts.doctors.map(({ id, name }) =>
      of({ doctor: id }, booking.visitTo(readable(name, facts.originals?.doctors[id]))),
    ),
    ...services.map(({ id, title }) => of({ service: id }, title)),
    ...groups.flatMap(({ category, reason }) => (category && reason ? [of({ category }, reason)] : [])),
    ...(texts.banner?.reason ? [of({ from: 'banner' }, texts.banner.reason)] : []),
  ]) as Record<string, string>;
}
