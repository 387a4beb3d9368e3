import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** The first signs that a visitor is about to follow a link, before the click. */
const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the code of the page that the visitor is about to open, together with what it imports: else a slow line waits
 * for one after the other.
 */
export function IntendedPage() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    function note({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && link.pathname !== location.pathname) setPage(link.pathname);
    }
    for (const type of INTENT) addEventListener(type, note, { passive: true });
    return () => {
      for (const type of INTENT) removeEventListener(type, note);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
