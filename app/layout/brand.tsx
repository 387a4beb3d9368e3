import { Link } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';

/** The clinic's name with its mark, a tooth in an arched window by the sea; it leads home. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5">
      <svg viewBox="0 0 32 38" className="h-9.5 w-8 shrink-0" aria-hidden="true" focusable="false">
        <path
          d="M0 16a16 16 0 0 1 32 0v19a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
          className={onDark ? 'fill-sea-light' : 'fill-sea'}
        />
        <path
          d="M0 30c4 0 4-2 8-2s4 2 8 2 4-2 8-2 4 2 8 2v5a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
          className={onDark ? 'fill-sea' : 'fill-sea-light'}
        />
        <path
          d="M16 11.2c-1.7-1-3-1.4-4.3-1.4C8.9 9.8 7 12 7 14.8c0 3 1.3 4.5 1.8 8.2.3 2.5.8 5.8 2.5 5.8 1.9 0 1.7-5.4 4.7-5.4s2.8 5.4 4.7 5.4c1.7 0 2.2-3.3 2.5-5.8.5-3.7 1.8-5.2 1.8-8.2 0-2.8-1.9-5-4.7-5-1.3 0-2.6.4-4.3 1.4z"
          className={onDark ? 'fill-night' : 'fill-white'}
        />
      </svg>
      <span
        className={`font-display text-[1.35rem] leading-none font-medium tracking-tight text-balance ${onDark ? 'text-white' : 'text-sea-deep'}`}
      >
        {clinic.name}
      </span>
    </Link>
  );
}
