import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /**
   * what is invented: a patient's words, the patients and cases of a page, or the review of a medical text
   */
  of?: 'words' | 'patients' | 'review';
  /** a tag above a quotation, or a line of small print */
  look?: 'tag' | 'line';
  className?: string;
};

const LOOKS = {
  tag: 'mb-3 w-fit rounded-full border border-terracotta px-3 py-0.5 font-semibold text-terracotta-deep',
  line: 'block text-ink-soft',
} satisfies Record<NonNullable<Props['look']>, string>;

const TEXTS = { words: shared.sampleReview, patients: shared.samplePatients, review: shared.sampleReviewed };

/** Says that something of the sample clinic is invented. */
export function SampleReviewNote({ of = 'words', look = 'line', className = '' }: Props) {
  if (!site.reviewsAreSamples) return null;
  const Element = look === 'tag' ? 'p' : 'span';
  return <Element className={`text-small leading-snug ${LOOKS[look]} ${className}`}>{TEXTS[of]}</Element>;
}
