import { lazy, Suspense } from 'react';
import { page } from '#clinic/pages/book.ts';
import { booking } from '#words/booking.ts';
import { useReason } from '../../booking/reason.ts';
import { SeaView } from '../../booking/sea-view.tsx';
import { LampLink } from '../../sections/lamp-link.tsx';
import { OfficeHours } from '../../sections/office-hours.tsx';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { WaysOut } from '../../sections/ways-out.tsx';
import { late } from '../../ui/late.ts';

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
  return (
    <div className="bg-mist pt-(--header-height)">
      <div className={`relative question-answer page gap-y-8 pt-8 wide:pt-16 ${page.image ? '' : 'pb-12'}`}>
        <div className="wide:pt-6">
          <h1 className="text-title">{page.heading}</h1>
          <p className="mt-4 max-w-[30em] text-lead text-ink-soft">{page.intro}</p>
          <div className="mt-4">
            <OfficeHours exact />
          </div>
          <LampLink className="mt-8 wide:max-w-108" />
        </div>
        <div className="relative large-sheet bg-white max-md:pt-8">
          <Reason />
          <noscript>
            <Suspense>{PlainBookingForm && <PlainBookingForm />}</Suspense>
          </noscript>
          <div className="noscript:hidden">
            <Suspense fallback={<FormOnItsWay />}>
              <BookingForm />
            </Suspense>
          </div>
        </div>
      </div>
      <SeaView className="mt-8 wide:-mt-[calc(34.7vw-3.5rem-var(--waves-height))]" />
    </div>
  );
}

/** What the visit is for, over the sheet's edge, so that nothing moves when it appears. */
function Reason() {
  const reason = useReason();
  return (
    reason && (
      <p className="absolute start-5 -top-4.5 max-w-[calc(100%-2.5rem)] bg-terracotta-pale px-3 py-1 font-semibold text-ink md:start-10">
        {reason}
      </p>
    )
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
