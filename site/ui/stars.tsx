import { ui } from '#words/ui.ts';
import { Icon, starIcon } from './icons.tsx';

const MAX_STARS = 5;

/** A rating as a row of stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex flex-wrap gap-1 text-terracotta">
      <span className="sr-only">{ui.stars(rating, MAX_STARS)}</span>
      {Array.from({ length: rating }, (_, star) => (
        <Icon key={star} drawing={starIcon} />
      ))}
    </p>
  );
}
