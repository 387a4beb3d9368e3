import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /** what is invented: a patient's words, or the patients and cases of a page */
  of?: 'words' | 'patients';
  /** a tag above a quotation, or a line of small print */
  look?: 'tag' | 'line';
  className?: string;
};

const LOOKS = {
  tag: 'mb-3 w-fit rounded-full border border-terracotta px-3 py-0.5 font-semibold text-terracotta-deep',
  line: 'block text-ink-soft',
} satisfies Record<NonNullable<Props['look']>, string>;

const TEXTS = { words: shared.sampleReview, patients: shared.samplePatients };

/** Says that something of the sample clinic is invented. */
export function SampleReviewNote({ of = 'words', look = 'line', className = '' }: Props) {
  if (!site.reviewsAreSamples) return null;
  const Element = look === 'tag' ? 'p' : 'span';
  return <Element className={`text-small leading-snug ${LOOKS[look]} ${className}`}>{TEXTS[of]}</Element>;
}
