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
import { PlainBookingForm } from '../../booking/plain-booking-form.tsx';
import type { RequestedDoctor } from '../../booking/visit-reason.ts';
import { BookingBackdrop } from '../../booking/booking-backdrop.tsx';
import { UrgentLink } from '../../sections/urgent-link.tsx';
import { WhoIsHere } from '../../sections/who-is-here.tsx';
import { OfficeHours } from '../../sections/office-hours.tsx';
import type { DoctorHours } from '../../../domain/booking/doctor-hours.ts';
import { pathOf, type BookingReason } from '../../../domain/web/screens.ts';
import { daysText, practiceOf } from '../../content/doctors.server.ts';
import { beforeBookingFacts } from '../../../words/visit-facts.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { TellUsFirstList } from '../../sections/tell-us-first.tsx';
import { pageHead } from '../../seo/head.ts';

export const head = pageHead(pathOf('book'), { title: booking.title, description: page.description });

/** @param form - island with the booking form */
export function Book({ form }: { form?: ReactNode }) {
  const before = beforeBookingFacts(facts.visit, facts.booking, visit);
  return (
    <div className="bg-mist pt-(--header-height)">
      <div className={`relative question-answer page gap-y-8 pt-8 wide:pt-16 ${page.image ? '' : 'pb-12'}`}>
        <div className="wide:pt-6">
          <h1 className="text-title">{page.heading}</h1>
          <p className="mt-4 max-w-[30em] text-lead text-ink-soft">{page.intro}</p>
          <div className="mt-4">
            <OfficeHours exact />
            <WhoIsHere />
          </div>
          <UrgentLink className="mt-8 wide:max-w-108" />
        </div>
        <div
          className={`relative large-sheet bg-white ${saysDays ? 'in-data-query-pending:pt-18 md:in-data-query-pending:pt-16' : 'max-md:in-data-query-pending:pt-8'}`}
        >
          {(before.length > 0 || tellUsFirst) && (
            <div className="-mt-2.5 mb-5 flex flex-wrap gap-x-8 border-b border-sand-deep pb-2.5">
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
          )}
          <noscript>
            <PlainBookingForm />
          </noscript>
          <div className="noscript:hidden">{form}</div>
        </div>
      </div>
      <BookingBackdrop className="mt-8 wide:-mt-[calc(34.7vw-3.5rem-var(--waves-height))]" />
    </div>
  );
}

/** Folded away until somebody opens it: beside the others while closed, across the sheet once open. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="open:basis-full">
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
 * Heading and days of each doctor, by the query string of the links to book with that doctor; undefined if
 * links give only a reason.
 */
export const seenDoctors = doctorsByQuery();

/**
 * Whether a doctor's days are shown below the reason. Then the text above the sheet needs more space if the
 * address names a doctor (client/head-script.ts).
 */
const saysDays = Object.values(seenDoctors ?? {}).some(({ presence }) => presence);

function doctorsByQuery(): Record<string, RequestedDoctor> | undefined {
  const seen = facts.doctors.map(({ id, name }): [string, RequestedDoctor] => {
    const { days, hours } = practiceOf(id);
    const presence: DoctorHours = { days, ...(hours && { hours }) };
    return [
      queryOf({ doctor: id }),
      {
        ...(facts.originals?.doctors[id] && { reason: booking.reason(booking.visitTo(name)) }),
        ...(days.length > 0 && {
          presence: { name, days: doctorSchedule.daysOf(name, daysText(presence)), hours: presence },
        }),
      },
    ];
  });
  const said = seen.filter(([, doctor]) => Object.keys(doctor).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
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
