import { page } from '#clinic/pages/book.ts';
import { Picture } from '../ui/picture.tsx';

/**
 * The clinic's view under the sheets of the booking form and of the thanks for it, down to the foot of the footer's waves,
 * for which the page keeps the place (site/ui/waves.css).
 *
 * @param className - how far it reaches up behind the sheets
 */
export function BookingBackdrop({ className }: { className: string }) {
  return (
    page.image && (
      <Picture
        of={page}
        sizes="100vw"
        className={`sea-view -mb-(--waves-height) h-60 w-full object-cover object-bottom md:h-[34.7vw] print:hidden forced-colors:hidden ${className}`}
      />
    )
  );
}
