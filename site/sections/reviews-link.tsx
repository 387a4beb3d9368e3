import { facts } from '#clinic/facts.ts';
import { visit } from '#words/visit.ts';
import { LinkIfAny } from '../ui/link-if-any.tsx';

/** To the clinic's own page elsewhere, where patients review it; nothing where it names none. */
export function ReviewsLink({ className = 'mt-2' }: { className?: string }) {
  if (facts.reviews === undefined) return null;
  return (
    <p className={className}>
      <LinkIfAny
        href={facts.reviews}
        className="inline-flex min-h-11 items-center font-semibold text-sea-deep [&[href]]:underline underline-offset-4"
      >
        {visit.reviews}
      </LinkIfAny>
    </p>
  );
}
