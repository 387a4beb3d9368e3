import type { DoctorHours } from '../../../domain/clinic/doctor-hours.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** What the form shows about the doctor or the service that the visitor wants. */
export type RequestedVisit = {
  /** the reason in the page's language only, if the notes also contain the clinic's language */
  reason?: string;
  /** if the days of the doctor, or of all doctors of the service, are known */
  presence?: {
    of: 'doctor' | 'service';
    /** the doctor's name or the service's title */
    name: string;
    /** a sentence with the days and hours, if there is one doctor */
    days?: string;
    /** of each doctor */
    doctors: readonly DoctorHours[];
  };
};

/**
 * The reason for the visit that the address names, such as 'For: a visit to Dr. Asha Rao'. Addresses contain
 * only ids, so that nobody can make the page show other texts than the clinic's. Null until the page is
 * hydrated, because the delivered HTML is the same for all addresses.
 *
 * @param reasons - all reasons, by their query such as `doctor=dr-asha-rao`
 */
export function useVisitReason<Reason>(reasons: Record<string, Reason>): Reason | null {
  return useHydrated() ? reasonFromAddress(reasons) : null;
}

/** The same as a function, for use in the browser only. */
export function reasonFromAddress<Reason>(reasons: Record<string, Reason>): Reason | null {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const reason = reasons[`${name}=${value}`];
    if (reason) return reason;
  }
  return null;
}
