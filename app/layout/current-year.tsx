import { useHydrated } from '../ui/hydrated.ts';

/**
 * This year, on a page that may have been built last year. The built year stands until the page's code has taken over;
 * then the new key makes React write the element anew.
 */
export function CurrentYear() {
  return (
    <span key={useHydrated() ? 'now' : 'built'} suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- a year is the same for as long as anybody looks */}
      {new Date().getFullYear()}
    </span>
  );
}
