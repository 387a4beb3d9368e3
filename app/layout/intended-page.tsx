import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from 'react-router';
import { pathOf, servicePath, type PageId } from '../pages.ts';
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

/** How long a link rests in view until its page is fetched, in ms; how many are, of those that one page links, and at once. */
const RESTING_MS = 500;
const MOST_IN_VIEW = 8;
const AT_ONCE = 3;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}

/** Of what is only in view: what a visitor then touches goes first. */
type Priority = 'low' | 'auto';

/** The code that was asked for, by its address. */
const asked = new Set<string>();

function preload(href: string, fetchPriority: Priority): Promise<unknown> {
  asked.add(href);
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority });
  document.head.append(link);
  return new Promise((settled) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settled);
  });
}

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

    function fetchCode(id: string, priority: Priority): Promise<unknown> {
      const { module, imports = [] } = manifest.routes[id]!;
      const files = [module, ...imports].filter((href) => !asked.has(href));
      return Promise.all([
        ...files.map((href) => preload(href, priority)),
        LATE_PARTS[id]?.().catch(() => {}),
      ]);
    }

    async function prepare(path: string, priority: Priority) {
      if (path === pathname) return;
      const parts: unknown[] = [];
      for (const { route } of router.match(path) ?? []) {
        // A service that there is not leads to the list of all.
        const isThere = route.id !== 'service' || services.has(path);
        const hasData = manifest.routes[route.id]!.hasLoader && !WITHOUT_DATA.includes(route.id);
        if (hasData && isThere) parts.push(fetchPageData(path, priority));
        parts.push(fetchCode(route.id, priority));
      }
      await Promise.all(parts);
    }

    const left = new AbortController();
    let isThere = false;
    let intended: Promise<void> | undefined;
    const waiting = new Set<string>();
    function note({ type, target }: Event) {
      // Browsers tell of a pointer that rests where a link has come below it.
      if (type === 'pointerover' && !isThere) return;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      waiting.delete(link.pathname);
      intended = prepare(link.pathname, 'auto');
    }
    for (const type of INTENT) addEventListener(type, note, { passive: true, signal: left.signal });

    // A few at once: what a visitor then touches doesn't wait behind all of them.
    let underWay = 0;
    async function prepareNext() {
      const [path] = waiting;
      if (path === undefined || underWay === AT_ONCE || left.signal.aborted) return;
      waiting.delete(path);
      underWay += 1;
      await prepare(path, 'low');
      await intended;
      underWay -= 1;
      await prepareNext();
    }
    function enqueue(path: string) {
      waiting.add(path);
      void prepareNext();
    }
    // The home page has the most parts, and is where most visitors come from: it waits for a touch.
    const inView = new Set([placeOf(pathOf('home'))]);
    function prepareInView({ pathname: path }: HTMLAnchorElement) {
      if (inView.has(path) || inView.size > MOST_IN_VIEW) return;
      inView.add(path);
      enqueue(path);
    }
    const resting = new Map<Element, number>();
    let aims: number | undefined;
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
      aims = window.setTimeout(() => AIMS.forEach((id) => enqueue(placeOf(pathOf(id)))), 2 * RESTING_MS);
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
