import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

/** Marks invented testimonials. */
export function SampleReviewNote() {
  if (!site.reviewsAreSamples) return null;
  return <span className="block text-small leading-snug text-ink-soft">{shared.sampleReview}</span>;
}
