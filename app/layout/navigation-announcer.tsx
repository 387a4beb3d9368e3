import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { comeAtOnce } from '../ui/late.ts';

/**
 * Does for a navigation within the site what the browser does for a page load: moves focus to the new page's heading,
 * where the keyboard goes on from, and says the new title.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    comeAtOnce();
    const target =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    if (target) {
      target.tabIndex = -1;
      // Where the page scrolls to is the scroll restoration's business.
      target.focus({ preventScroll: true });
    }
    if (region.current) region.current.textContent = document.title;
  }, [pathname, hash]);

  return <div ref={region} role="status" className="sr-only" />;
}
