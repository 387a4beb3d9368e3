import { Suspense, use, useEffect, useMemo, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useMatches,
  useOutlet,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router';
import { services as categories } from '#clinic/categories.server.ts';
import { themeColor } from '#clinic/colors.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/frame.ts';
import { language } from '#words/language.ts';
import styles from './app.css?url';
import type { Route } from './+types/root.ts';
import { serviceLink, servicesByCategory } from './content/services.server.ts';
import { earlyScript } from './early-script.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import type { ListedServices } from './layout/navigation.ts';
import { PageFrame } from './layout/page-frame.tsx';
import { pathOf } from './pages.ts';
import { WaysOut } from './sections/ways-out.tsx';
import { PREFIX } from './site-language.ts';
import { pageTitle } from './seo/page-meta.ts';
import { ButtonLink } from './ui/button.tsx';
import { comeAroundAtOnce, late } from './ui/late.ts';
import { ToastPlace } from './ui/toast-place.tsx';

const NotFoundScreen = late(() => import('./routes/not-found/screen.tsx'));

/** The style sheet, which a delivered page has in itself (scripts/styles-in-page.ts): there its code links none. */
export const links: Route.LinksFunction = () =>
  import.meta.env.PROD && !import.meta.env.SSR ? [] : [{ rel: 'stylesheet', href: styles }];

/** How many services the footer lists (docs/product.md, Frame). */
const FOOTER_SERVICES = 5;

/** The services as menus and the footer list them. Every page has them, so they are read once and kept. */
export function loader(): ListedServices {
  return {
    menu: servicesByCategory(services, categories),
    first: services.slice(0, FOOTER_SERVICES).map(serviceLink),
  };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language.tag} dir={language.direction === 'rtl' ? 'rtl' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`${PREFIX}/site.webmanifest`} />
        <Meta />
        <Links />
        {/* It has run before React comes, which leaves it as it was delivered: the page's code needs no copy. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript() : '' }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page one is on: rendered when it has come, not anew with each step of the next one's coming. */
function Page() {
  const page = useOutlet();
  // oxlint-disable-next-line react/exhaustive-deps -- the outlet is another with each state of the router
  return useMemo(() => page, [useMatches()]);
}

// One element, which React passes over in each of those steps.
const SITE = (
  <>
    <PageFrame>
      <Page />
    </PageFrame>
    <ToastPlace />
  </>
);

export default function Root() {
  return SITE;
}

/**
 * The page delivered for an address no file answers: the frame, and the not-found text for those without scripts. With
 * scripts, the route that the address belongs to takes its place. It may be another than the not-found page, so what is
 * true of each such address, with the ways on, appears only where the code is late: after longer than the code waits for
 * what fades in (scripts/start-after-load.ts).
 */
export function HydrateFallback() {
  useEffect(comeAroundAtOnce, []);
  // Rendered at the home page's address, whose links would be marked as this page's.
  const here = use(LocationContext);
  const nowhere = { ...here, location: { ...here.location, pathname: '' } };
  return (
    <LocationContext value={nowhere}>
      <PageFrame>
        <title>{pageTitle(words.notFound)}</title>
        <meta name="robots" content="noindex" />
        <noscript>{import.meta.env.SSR && <NotFoundScreen />}</noscript>
        <section className="min-h-[70vh] animate-[appear_200ms_2500ms_backwards] bg-mist pt-(--header-height) noscript:hidden">
          <div className="page py-section">
            <h1 className="text-title">{words.notFound}</h1>
            <div className="mt-8 grid gap-3 max-sm:max-w-xs sm:flex">
              <ButtonLink to={pathOf('home')}>{words.pages.home}</ButtonLink>
              <WaysOut />
            </div>
          </div>
        </section>
      </PageFrame>
    </LocationContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame>
      {notFound ? (
        <Suspense fallback={<div className="min-h-[80vh]" />}>
          <NotFoundScreen />
        </Suspense>
      ) : (
        <ErrorScreen error={error} />
      )}
    </PageFrame>
  );
}
