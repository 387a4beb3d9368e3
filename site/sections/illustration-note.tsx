import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /** what it is said of: a picture, or all that the page has */
  of?: 'picture' | 'page';
  className?: string;
};

/** Stands once on a page whose pictures a patient could take for real people or cases, until the clinic's own photos are in. */
export function IllustrationNote({ of = 'picture', className = '' }: Props) {
  if (!site.picturesAreIllustrations) return null;
  const text = of === 'picture' ? shared.illustration : shared.picturesAreIllustrations;
  return <span className={`block text-small leading-snug text-ink-soft ${className}`}>{text}</span>;
}
