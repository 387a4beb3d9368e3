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
    <aside aria-label={words.offer} className={`banner ${isHiddenOnPhones ? 'max-md:hidden' : ''}`}>
      <Link
        to={banner.reason ? bookingPath('booknow', { from: 'banner' }) : pathOf('booknow')}
        className="page"
      >
        {/* Large text on a narrow screen leaves room for the link only. */}
        <span className="@max-[16rem]:sr-only">{banner.text}</span>{' '}
        <span className="banner-action">
          <span>{banner.action}</span> <Icon drawing={arrowRightIcon} />
        </span>
      </Link>
    </aside>
  );
}
