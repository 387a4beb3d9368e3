import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';

/** Stands under a picture that a patient could take for a real person or case, until the clinic's own photos are in. */
export function IllustrationNote({ className = '' }: { className?: string }) {
  if (!site.picturesAreIllustrations) return null;
  return <span className={`block text-sm text-ink-soft ${className}`}>{shared.illustration}</span>;
}
