import { lazy, Suspense } from 'react';
import { page } from '#clinic/pages/book.ts';
import { booking } from '#words/booking.ts';
import { OfficeHours } from '../../sections/office-hours.tsx';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { WaysOut } from '../../sections/ways-out.tsx';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late.ts';
import { useReason } from './reason.ts';

// Where the form's code can't be had, the delivered form is posted as a plain one (see early-script.ts).
const BookingForm = late(() => import('../../booking/booking-form.tsx'));

// For browsers without scripts: no other looks inside, so its code is left out there.
const PlainBookingForm =
  import.meta.env.SSR &&
  lazy(() =>
    import('../../booking/plain-booking-form.tsx').then((module) => ({ default: module.PlainBookingForm })),
  );

export function meta() {
  return pageMeta({
    title: booking.title,
    description: page.description,
    path: pathOf('book'),
  });
}

export default function BookScreen() {
  const reason = useReason();
  return (
    <div className="bg-linear-to-b from-mist to-plaster pt-(--header-height)">
      <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-16">
        <div className="lg:pt-6">
          <h1 className="text-title">{page.heading}</h1>
          <p className="mt-4 text-lead text-ink-soft">{page.intro}</p>
          <h2 className="mt-6 flex items-center gap-2 text-card lg:mt-10">
            <Icon name="clock" className="text-terracotta" /> {booking.openingHours}
          </h2>
          <div className="mt-2">
            <OfficeHours exact />
          </div>
        </div>
        <div className="relative rounded-3xl bg-white p-5 shadow-card sm:p-8">
          {/* Over the sheet's edge, so that nothing moves when it appears. */}
          {reason && (
            <p className="absolute start-5 bottom-full bg-terracotta-pale px-3 py-1 font-semibold text-ink sm:start-8">
              {reason}
            </p>
          )}
          <noscript>
            <Suspense>{PlainBookingForm && <PlainBookingForm />}</Suspense>
          </noscript>
          <div className="noscript:hidden">
            <Suspense fallback={<FormOnItsWay />}>
              <BookingForm reason={reason} />
            </Suspense>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shown while the form's code loads after a click; a patient who can't wait has other ways. */
function FormOnItsWay() {
  return (
    <div className="grid min-h-160 content-center justify-items-center gap-4 text-center">
      <p className="flex items-center gap-3">
        <span className="spinner" aria-hidden="true" /> {booking.onItsWay}
      </p>
      <p>{booking.notThere}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <WaysOut />
      </p>
    </div>
  );
}
