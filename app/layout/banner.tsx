import { Link } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';
import { Icon } from '../ui/icon.tsx';
import { BOOKING } from './navigation.ts';

/** The clinic's current offer, on top of every page. */
export function Banner() {
  return (
    <aside aria-label="Current offer" className="bg-sea-deep text-white print:hidden">
      <p className="page flex flex-wrap items-center justify-center gap-x-3 py-1 text-center text-[0.95rem] leading-snug">
        <span className="py-1">{clinic.banner.text}</span>
        <Link
          to={BOOKING.to}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white"
        >
          {clinic.banner.action}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </p>
    </aside>
  );
}
