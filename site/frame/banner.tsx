import { texts } from '#clinic/texts.ts';
import { words } from '#words/layout.ts';
import { bookingPath, pathOf } from '../../domain/web/screens.ts';
import { Icon, arrowRightIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';

/**
 * The clinic's current offer above the header; nothing if it has none.
 *
 * @param isHiddenOnPhones - where the first screen is needed for something else
 */
export function Banner({ isHiddenOnPhones }: { isHiddenOnPhones: boolean }) {
  const { banner } = texts;
  if (!banner) return null;
  return (
    <aside
      aria-label={words.offer}
      className={`@container bg-terracotta-pale text-ink print:hidden ${isHiddenOnPhones ? 'max-md:hidden' : ''}`}
    >
      <Link
        to={banner.reason ? bookingPath('booknow', { from: 'banner' }) : pathOf('booknow')}
        className="group page block min-h-11 py-2.5 text-center text-[0.95rem] leading-snug -outline-offset-3"
      >
        {/* Large text on a narrow screen leaves room for the link only. */}
        <span className="@max-[16rem]:sr-only">{banner.text}</span>{' '}
        <span className="font-semibold whitespace-nowrap text-terracotta-deep">
          <span className="underline decoration-terracotta/40 decoration-2 underline-offset-4 group-hover:decoration-terracotta">
            {banner.action}
          </span>{' '}
          <Icon drawing={arrowRightIcon} className="inline-block align-[-0.2em]" />
        </span>
      </Link>
    </aside>
  );
}
