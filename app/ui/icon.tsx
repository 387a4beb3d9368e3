import type { IconName } from './icon-names.ts';
import icons from './icons.svg?url&no-inline';

/**
 * A decorative icon in the colour of the text beside it; the text carries the meaning. It is 1.25em large unless a class
 * says otherwise.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${isInPage(name) ? '' : icons}#icon-${name}`} />
    </svg>
  );
}

/** A delivered page holds the icons that it draws (scripts/icons-in-page.ts); the file, all. */
function isInPage(name: IconName): boolean {
  return !import.meta.env.SSR && document.getElementById(`icon-${name}`) !== null;
}
