import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /** a picture has its own note, all portraits of a section have one */
  of?: 'picture' | 'portraits';
  className?: string;
};

/** Stands under a picture that a patient could take for a real person or case, until the clinic's own photos are in. */
export function IllustrationNote({ of = 'picture', className = '' }: Props) {
  if (!site.picturesAreIllustrations) return null;
  const text = of === 'picture' ? shared.illustration : shared.portraitsAreIllustrations;
  return <span className={`block text-small leading-snug text-ink-soft ${className}`}>{text}</span>;
}
