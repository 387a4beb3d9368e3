import { Suspense, type ReactNode } from 'react';
import { words } from '#words/frame.ts';
import { late, onceTouched } from '../ui/late.ts';
import { Header } from './header.tsx';
import { LanguageOffers } from './language-offers.tsx';
import { IntendedPage } from './intended-page.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';

// Far below what a page begins with, or links that lead on without code.
const Banner = onceTouched(() => import('./banner.tsx'));
const Footer = onceTouched(() => import('./footer.tsx'));
const FloatingControls = late(() => import('./floating-controls.tsx'));

/** What stands around every page. The page's first section lies under the header: it starts with the header's height. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 start-2 z-50 print:hidden -translate-y-20 rounded-full bg-night px-6 py-3 font-semibold text-white focus:translate-y-0"
      >
        {words.skip}
      </a>
      <NavigationAnnouncer />
      <IntendedPage />
      {__SEVERAL_LANGUAGES__ && <LanguageOffers />}
      <Suspense>
        <Banner />
      </Suspense>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <FloatingControls />
      </Suspense>
    </>
  );
}
