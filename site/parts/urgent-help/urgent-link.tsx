import { urgentLink } from '#clinic/urgent-link.ts';
import { urgentWords } from '#words/urgent.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

type Props = {
  className?: string;
  /** whether a phone shows the title only */
  isShortOnPhones?: boolean;
};

/** Link to emergency help on a page's first screen, shown while the clinic is closed; it glows at night. */
export function UrgentLink({ className = '', isShortOnPhones = false }: Props) {
  const onlyWide = isShortOnPhones ? 'max-md:hidden' : '';
  if (!urgentLink) return null;
  return (
    <Link
      to={pathOf('in-pain')}
      className={`hidden items-center gap-[min(1rem,3vw)] bg-lamp px-[min(1.25rem,5vw)] text-on-lamp shadow-sheet dark-room:shadow-glow wide:dark-room:shadow-large-glow closed:flex noscript:flex print:hidden ${isShortOnPhones ? 'py-2 md:py-3' : 'py-3'} ${className}`}
    >
      <span className="grow leading-snug">
        <strong
          className={`block font-display leading-tight font-medium text-balance md:mb-1 md:text-[1.3rem] ${isShortOnPhones ? '' : 'mb-1 text-[1.2rem]'}`}
        >
          {urgentLink.title}
        </strong>
        {/* Reserves the space until parts/opening-hours/show-opening-status.ts fills it. */}
        <span className={`block max-[22rem]:min-h-[2lh] ${onlyWide}`}>
          <span className="closed:hidden">{urgentWords.whenClosed}</span>
          <span data-opens-next="" className="hidden closed:inline">
            {urgentWords.closed}
          </span>
        </span>
        <span className={`block text-pretty ${onlyWide}`}>{urgentLink.text}</span>
      </span>
      <Icon drawing={arrowRightIcon} />
    </Link>
  );
}
