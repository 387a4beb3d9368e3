import { facts } from '#clinic/facts.ts';
import { visit } from '#words/visit.ts';

/** Link to the clinic's page on a review site; renders nothing if it has none. */
export function ReviewsLink({ className = 'mt-2' }: { className?: string }) {
  if (!facts.reviews) return null;
  return (
    <p className={className}>
      <a
        href={facts.reviews}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline underline-offset-4"
      >
        {visit.reviews}
      </a>
    </p>
  );
}
