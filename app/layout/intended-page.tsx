import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from 'react-router';
import { servicePath, type PageId } from '../pages.ts';
import { placeOf } from '../site-language.ts';
import { fetchDrawing, fetchPageData } from '../page-data.ts';
import { useListedServices } from './navigation.ts';

/** The first signs that a visitor is about to follow a link, before the click. */
const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What a page waits for beside its own code, by its route's id. */
const LATE_PARTS: Record<string, () => Promise<unknown>> = {
  home: () => Promise.all([import('../routes/home/below-hero.tsx'), fetchDrawing()]),
  contact: () => Promise.all([import('../contact/contact-form.tsx'), import('../sections/urgent-help.tsx')]),
  service: () => import('../routes/service/body.tsx'),
  international: () => import('../routes/international-patients/enquiry.tsx'),
};

/** Routes that have their data, or none. */
const WITHOUT_DATA = ['root', 'contact'];

/** Why visitors come. */
const AIMS = ['contact', 'book'] satisfies PageId[];

/** How long a link rests in view until its page is fetched, in ms; and how many are, of those that one page links. */
const RESTING_MS = 500;
const MOST_IN_VIEW = 8;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}

/** The code that was asked for, by its address. */
const asked = new Set<string>();

/**
 * Fetches the page that the visitor is about to open, its code and its data at once: else a slow line waits for one after
 * the other. It does so at the first touch of a link. Once the visitor has begun to look around, it also does so for links
 * that rest in view, and fetches the code of what visitors come for; not where the browser is to save data.
 */
export function IntendedPage() {
  const { router } = use(UNSAFE_DataRouterContext)!;
  const { manifest } = use(UNSAFE_FrameworkContext)!;
  const { menu } = useListedServices();
  const { pathname } = useLocation();

  useEffect(() => {
    const services = new Set(
      menu.flatMap((group) => group.services.map(({ id }) => placeOf(servicePath(id)))),
    );

    function fetchCode(id: string): Promise<unknown> | undefined {
      const { module, imports = [] } = manifest.routes[id]!;
      for (const href of [module, ...imports]) {
        if (asked.has(href)) continue;
        asked.add(href);
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
      return LATE_PARTS[id]?.().catch(() => {});
    }

    async function prepare(path: string) {
      if (path === pathname) return;
      const parts: unknown[] = [];
      for (const { route } of router.match(path) ?? []) {
        // A service that there is not leads to the list of all.
        const isThere = route.id !== 'service' || services.has(path);
        const hasData = manifest.routes[route.id]!.hasLoader && !WITHOUT_DATA.includes(route.id);
        if (hasData && isThere) parts.push(fetchPageData(path));
        parts.push(fetchCode(route.id));
      }
      await Promise.all(parts);
    }

    const left = new AbortController();
    let isThere = false;
    function note({ type, target }: Event) {
      // Browsers tell of a pointer that rests where a link has come below it.
      if (type === 'pointerover' && !isThere) return;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) void prepare(link.pathname);
    }
    for (const type of INTENT) addEventListener(type, note, { passive: true, signal: left.signal });

    // One after the other: what a visitor then touches doesn't wait behind all of them.
    let ready = Promise.resolve();
    let aims: number | undefined;
    const inView = new Set<string>();
    function prepareInView({ pathname: path }: HTMLAnchorElement) {
      if (inView.has(path) || inView.size === MOST_IN_VIEW) return;
      inView.add(path);
      ready = ready.then(() => (left.signal.aborted ? undefined : prepare(path)));
    }
    const resting = new Map<Element, number>();
    const view = new IntersectionObserver((links) => {
      for (const { target, isIntersecting } of links) {
        clearTimeout(resting.get(target));
        if (isIntersecting) resting.set(target, window.setTimeout(prepareInView, RESTING_MS, target));
      }
    });
    void window.stirred?.then(() => {
      isThere = true;
      if (left.signal.aborted || savesData()) return;
      // Behind what is in view now.
      aims = window.setTimeout(() => {
        ready = ready.then(() => AIMS.forEach(fetchCode));
      }, 2 * RESTING_MS);
      for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang], header a)'))
        view.observe(link);
    });
    return () => {
      left.abort();
      view.disconnect();
      clearTimeout(aims);
      for (const timer of resting.values()) clearTimeout(timer);
    };
  }, [router, manifest, menu, pathname]);
  return null;
}
