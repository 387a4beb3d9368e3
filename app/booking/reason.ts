import { useSearchParams } from 'react-router';
import { facts } from '#clinic/facts.ts';
import { texts } from '#clinic/texts.ts';
import { booking } from '#words/booking.ts';
import { useListedServices } from '../layout/navigation.ts';
import type { BookingReason } from '../pages.ts';
import { useHydrated } from '../ui/hydrated.ts';

/**
 * What the visit is for, where the link that led here says so: 'For: a visit to Dr. Asha Rao'. The address has ids
 * alone, so that nobody's words but the clinic's come to stand on its page. The delivered page is the same for all, so
 * that who asks is drawn again once the page is taken over. Ask no further out than needed: a late part that is drawn again
 * before its code has come is thrown away, with what was typed in it.
 */
export function useReason(): string | null {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const { menu } = useListedServices();
  if (!isHydrated) return null;
  const asked = Object.fromEntries(query) as Partial<Record<KeyOf<BookingReason>, string>>;
  const doctor = facts.doctors.find(({ id }) => id === asked.doctor);
  const service = menu.flatMap(({ services }) => services).find(({ id }) => id === asked.service);
  const of =
    (doctor && booking.visitTo(doctor.name)) ??
    service?.title ??
    (asked.from === 'banner' ? texts.banner?.reason : undefined);
  return of ? booking.reason(of) : null;
}

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
