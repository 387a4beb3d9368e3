import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /**
   * what is invented: a patient's words, the patients and cases of a page, or the review of a medical text
   */
  of?: 'words' | 'patients' | 'review';
  className?: string;
};

const TEXTS = { words: shared.sampleReview, patients: shared.samplePatients, review: shared.sampleReviewed };

/** Says that something of the sample clinic is invented. */
export function SampleReviewNote({ of = 'words', className = '' }: Props) {
  if (!site.reviewsAreSamples) return null;
  return <span className={`block text-small leading-snug text-ink-soft ${className}`}>{TEXTS[of]}</span>;
}
