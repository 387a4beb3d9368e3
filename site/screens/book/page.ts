import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/book.ts';
import { services } from '#clinic/services.server.ts';
import { texts } from '#clinic/texts.ts';
import { booking } from '#words/booking.ts';
import { pathOf, type BookingReason } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** What the booking page shows. */
export function bookPage() {
  return {
    head: pageHead({ title: booking.title, description: page.description, path: pathOf('book') }),
    reasons: reasons(),
  };
}

/** What a visit can be for, by the query of the links that say so. */
function reasons(): Record<string, string> {
  const of = (reason: BookingReason, text: string) => [
    String(new URLSearchParams(reason)),
    booking.reason(text),
  ];
  return Object.fromEntries([
    ...facts.doctors.map(({ id, name }) => of({ doctor: id }, booking.visitTo(name))),
    ...services.map(({ id, title }) => of({ service: id }, title)),
    ...(texts.banner?.reason ? [of({ from: 'banner' }, texts.banner.reason)] : []),
  ]) as Record<string, string>;
}
