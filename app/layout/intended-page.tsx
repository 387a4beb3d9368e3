import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { servicePath } from '../pages.ts';
import { placeOf } from '../site-language.ts';
import { fetchPageData } from '../page-data.ts';
import { useListedServices } from './navigation.ts';

/** The first signs that a visitor is about to follow a link, before the click. */
const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What a page waits for beside its own code, by its route's id. */
const LATE_PARTS: Record<string, () => Promise<unknown>> = {
  home: () => import('../routes/home/below-hero.tsx'),
  contact: () => import('../contact/contact-form.tsx'),
  service: () => import('../routes/service/body.tsx'),
  international: () => import('../routes/international-patients/enquiry.tsx'),
};

/** Routes that have their data, or none. */
const WITHOUT_DATA = ['root', 'contact'];

/**
 * Fetches the page that the visitor is about to open, its code and its data at once: else a slow line waits for one after
 * the other.
 */
export function IntendedPage() {
  const { router } = use(UNSAFE_DataRouterContext)!;
  const { manifest } = use(UNSAFE_FrameworkContext)!;
  const { menu } = useListedServices();

  useEffect(() => {
    const asked = new Set<string>();
    const services = new Set(
      menu.flatMap((group) => group.services.map(({ id }) => placeOf(servicePath(id)))),
    );

    function prepare(path: string) {
      for (const { route } of router.match(path) ?? []) {
        const { module, imports = [], hasLoader } = manifest.routes[route.id]!;
        for (const href of [module, ...imports]) {
          if (asked.has(href)) continue;
          asked.add(href);
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        }
        LATE_PARTS[route.id]?.().catch(() => {});
        // A service that there is not leads to the list of all.
        const isThere = route.id !== 'service' || services.has(path);
        if (hasLoader && isThere && !WITHOUT_DATA.includes(route.id)) fetchPageData(path);
      }
    }

    function note({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && link.pathname !== location.pathname) prepare(link.pathname);
    }
    for (const type of INTENT) addEventListener(type, note, { passive: true });
    return () => {
      for (const type of INTENT) removeEventListener(type, note);
    };
  }, [router, manifest, menu]);
  return null;
}
