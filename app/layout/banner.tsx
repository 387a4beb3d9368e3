import { Link } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';
import { Icon } from '../ui/icon.tsx';
import { BOOKING } from './navigation.ts';

/** The clinic's current offer, on top of every page. */
export function Banner() {
  return (
    <aside aria-label="Current offer" className="bg-terracotta-pale text-ink print:hidden">
      <Link
        to={BOOKING.to}
        className="group page block min-h-11 py-2.5 text-center text-[0.95rem] leading-snug -outline-offset-3"
      >
        {clinic.banner.text}{' '}
        <span className="font-semibold whitespace-nowrap text-terracotta-deep">
          <span className="underline decoration-terracotta/40 decoration-2 underline-offset-4 group-hover:decoration-terracotta">
            {clinic.banner.action}
          </span>{' '}
          <Icon name="arrow-right" className="inline-block align-[-0.2em]" />
        </span>
      </Link>
    </aside>
  );
}
