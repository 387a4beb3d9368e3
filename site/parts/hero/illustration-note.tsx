import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

type Props = {
  /** what the note refers to: one picture or all pictures of the page */
  of?: 'picture' | 'page';
  className?: string;
};

/**
 * Note that pictures are illustrations, once on each page where patients could take them for real people or
 * cases. Shown until the clinic uses its own photos.
 */
export function IllustrationNote({ of = 'picture', className = '' }: Props) {
  if (!site.picturesAreIllustrations) return null;
  const text = of === 'picture' ? shared.illustration : shared.picturesAreIllustrations;
  return <span className={`block text-small leading-snug text-ink-soft ${className}`}>{text}</span>;
}
