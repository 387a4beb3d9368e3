import { site } from '#clinic/site.ts';
import { pathOf } from '../../domain/screens.ts';
import { Link } from '../ui/link.tsx';
import { MARK, MARK_SIZE } from './mark.ts';

/** The clinic's name with its mark; it leads home. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to={pathOf('home')} className="flex min-h-11 items-center gap-2.5">
      <svg
        viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
        className="h-9.5 w-8 shrink-0"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={MARK.window}
          className={onDark ? 'fill-sea-light' : 'fill-sea over-dark-room:fill-sea-light'}
        />
        <path d={MARK.sea} className={onDark ? 'fill-sea' : 'fill-sea-light over-dark-room:fill-sea'} />
        <path d={MARK.tooth} className={onDark ? 'fill-night' : 'fill-white over-dark-room:fill-night'} />
      </svg>
      <span
        className={`font-display text-[1.35rem] leading-none font-medium tracking-tight text-balance ${onDark ? 'text-white' : 'text-sea-deep over-dark-room:text-white'}`}
      >
        {site.name}
      </span>
    </Link>
  );
}
