import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { isDrawnView } from '../../domain/clinic/view.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { Link } from '../ui/link.tsx';
import { LOGO, LOGO_SIZE } from './logo.ts';

/**
 * Smaller sizes for names over a number of letters, so that they fit into the header even with large text.
 */
const SIZES: [maxLetters: number, size: string][] = [
  [48, 'text-[min(0.85rem,4.2vw)] md:text-[1.2rem]'],
  [26, 'text-[min(1.1rem,5.2vw)] md:text-[1.2rem]'],
  [18, 'text-[min(1.35rem,6.4vw)]'],
];
const long = SIZES.find(([maxLetters]) => site.name.length > maxLetters);
const SIZE = long ? `line-clamp-4 min-w-0 wrap-anywhere ${long[1]}` : 'text-[min(1.35rem,6.4vw)]';

/** The clinic's logo and name, as a link to the home page. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  return (
    <Link to={pathOf('home')} className={`brand ${onDark ? 'brand-on-dark' : ''}`}>
      <svg viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`} aria-hidden="true" focusable="false">
        <path d={LOGO.window} />
        {isDrawnView(facts.view) && <path d={LOGO.sea} className="brand-sea" />}
        <path d={LOGO.tooth} className="brand-tooth" />
      </svg>
      <span className={SIZE}>{site.name}</span>
    </Link>
  );
}
