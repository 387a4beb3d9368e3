import { page } from '#clinic/pages/book.ts';
import { Picture } from '../../ui/picture.tsx';

/**
 * The decorative picture below the booking form and the thank-you message. It reaches down behind the
 * footer's waves (site/ui/waves.css).
 *
 * @param className - sets how far it reaches up behind the content above
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
