import type { IconName } from './icon-names.ts';
import icons from './icons.svg?url&no-inline';

/** A decorative icon, 1.25em large and in the colour of the text beside it; the text carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`size-[1.25em] shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
