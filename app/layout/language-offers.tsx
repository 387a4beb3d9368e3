import { useLocation } from 'react-router';
import { offersOf } from '../language-script.ts';
import { pagePath } from '../pages.ts';

/**
 * A line for each other language that this page is in. A script shows the one that the visitor's browser prefers before the page
 * is painted (app/language-script.ts), until the first click: React leaves the lines as they were delivered.
 */
export function LanguageOffers() {
  const { pathname } = useLocation();
  const __html = import.meta.env.SSR ? offersOf(pagePath(pathname)) : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
