import { site } from '#clinic/site.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { Link } from '../ui/link.tsx';
import { MARK, MARK_SIZE } from './logo.ts';

/** A long name stays within the header, on a narrow screen and with large text too. */
const SIZES: [above: number, size: string][] = [
  [48, 'text-[min(0.85rem,4.2vw)] md:text-[1.2rem]'],
  [26, 'text-[min(1.1rem,5.2vw)] md:text-[1.2rem]'],
  [18, 'text-[min(1.35rem,6.4vw)]'],
];
const long = SIZES.find(([above]) => site.name.length > above);
const SIZE = long ? `line-clamp-4 min-w-0 wrap-anywhere ${long[1]}` : 'text-[min(1.35rem,6.4vw)]';

/** The clinic's name with its mark; it leads home. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to={pathOf('home')} className="flex min-h-11 min-w-0 items-center gap-2.5">
      <svg
        viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
        className="h-9.5 w-[min(2rem,10vw)] shrink-0"
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
        className={`font-display leading-none font-medium tracking-tight text-balance ${SIZE} ${onDark ? 'text-white' : 'text-sea-deep over-dark-room:text-white'}`}
      >
        {site.name}
      </span>
    </Link>
  );
}
