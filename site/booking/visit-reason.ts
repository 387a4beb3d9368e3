import { useHydrated } from '../ui/use-hydrated.ts';

/** What is shown of the doctor that a visitor wishes to see. */
export type RequestedDoctor = {
  /** the visit in the visitor's script alone, where the notes have the clinic's too */
  reason?: string;
  /** a sentence on when the doctor is here */
  days?: string;
};

/**
 * What the visit is for, where the link that led here says so: 'For: a visit to Dr. Asha Rao'. The address has ids
 * alone, so that nobody's words but the clinic's come to stand on its page. The delivered page is the same for all.
 *
 * @param reasons - all there are, by the query that asks for them: `doctor=dr-asha-rao`
 */
export function useVisitReason<Reason>(reasons: Record<string, Reason>): Reason | null {
  return useHydrated() ? reasonFromAddress(reasons) : null;
}

/** The same, once the page is there. */
export function reasonFromAddress<Reason>(reasons: Record<string, Reason>): Reason | null {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const reason = reasons[`${name}=${value}`];
    if (reason) return reason;
  }
  return null;
}
