import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { languages } from './.compiled/languages.ts';
import { LANGUAGE } from './app/site-language.ts';
import { inlinedScripts } from './scripts/inlined-script.ts';
import { languageAlias } from './scripts/language-alias.ts';
import { demandsProofOfWork, mailServicesFrom } from './scripts/mail-services.ts';
import { picturesInDevelopment } from './scripts/pictures-in-development.ts';

export default defineConfig(({ mode, isPreview }) => ({
  plugins: [
    tailwindcss(),
    inlinedScripts(),
    reactRouter(),
    sonnerWithoutStyleElement(),
    reactRouterAsConfigured(),
    picturesInDevelopment(),
  ],
  resolve: { alias: languageAlias },
  define: {
    'process.env.SITE_LANGUAGE': JSON.stringify(process.env.SITE_LANGUAGE ?? ''),
    __MAIL_SERVICES__: JSON.stringify(mailServicesFrom(environment(mode), LANGUAGE)),
    __SEVERAL_LANGUAGES__: languages.length > 1,
    __IN_ENGLISH_ALONE__: JSON.stringify(languages.find(({ code }) => code === LANGUAGE)?.without ?? []),
    __PROOF_OF_WORK__: JSON.stringify(demandsProofOfWork(environment(mode))),
  },
  // React Router renders the pages in a preview, where Vite would watch them being written: with 1,500 articles that took
  // more than half of the build.
  ...(isPreview && { server: { watch: null } }),
  // What remains is for whoever works on the clinic.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: QUIET } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A browser that knows this line compiles the file while it comes, beside the page; the others, each function
            // when it is first called, in front of whoever touches the page.
            postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              // A group takes along what its modules import, as far as no group before it has.
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 3 },
                { name: frameChunk, debugName: 'frame', test: OUR_OWN, priority: 2 },
                { name: (id) => FACTS.exec(id)?.[1] ?? null, debugName: 'facts', test: OUR_OWN, priority: 1 },
                { name: 'hours', test: HOURS },
                { name: 'lamp', test: LAMP },
                { name: 'open-now', test: OPEN_NOW },
                { name: 'around', test: AROUND },
                { name: 'sections', test: SECTIONS },
                { name: 'held-form', test: FORMS },
              ],
            },
          },
          // With the first three React Router warns of a developer's mistakes; the last looks for routes to discover.
          treeshake: {
            manualPureFunctions: ['warning', 'warningOnce', 'warnOnce', 'UNSAFE_useFogOFWarDiscovery'],
          },
        },
      },
    },
  },
}));

/** Remarks about the code, which an owner's build need not make. */
const QUIET = { pluginTimings: false, ineffectiveDynamicImport: false };

function environment(mode: string): Record<string, string | undefined> {
  return { ...process.env, ...loadEnv(mode, process.cwd(), ['EMAILJS_', 'FORMSPREE_', 'PROOF_OF_WORK']) };
}

// Every page needs the same two files, in place of some twenty that compress worse: what React Router and React are made
// of, which changes seldom, and what stands around and in every page.
const LIBRARIES = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/;
const ROOT = /[\\/]app[\\/]root\.tsx$/;
const OUR_OWN = /[\\/](app|domain|words|\.compiled)[\\/]/;
const IN_EVERY_PAGE =
  /[\\/](app[\\/](mail-services|layout[\\/]smooth-scroll|sections[\\/](late-urgent-help|linked|use-clinic-now)|seo[\\/]page-meta|ui[\\/](hydrated|picture|sheet-of-sea))|words[\\/]plurals)\.tsx?$/;

// What comes together, in place of files that compress worse and of which a browser asks for some at a time.
const HOURS = /[\\/]app[\\/]sections[\\/]office-hours\.tsx$/;
const LAMP = /[\\/]app[\\/]sections[\\/](lamp-link|when-open)\.tsx$/;
const OPEN_NOW = /[\\/](app[\\/]sections[\\/]open-now|domain[\\/](civil-date|opening-hours))\.ts$/;
const FACTS = /[\\/](dates|facts)\.tsx?$/;
const AROUND =
  /[\\/]app[\\/]layout[\\/](banner|current-year|footer|language-links|language-menu|mobile-menu)\.tsx$/;
const FORMS = /[\\/](app[\\/]ui[\\/]held-form|domain[\\/]digits)\.ts$/;
const SECTIONS =
  /[\\/](app[\\/](sections[\\/](call-link|closing|illustration-note|page-hero|picture-hero|portrait)|seo[\\/]feed-link|ui[\\/](breadcrumb|chips|icon-list|loading-panel|stars))|words[\\/].*[\\/]ui)\.tsx?$/;

/** Puts what app/root.tsx imports into one chunk, whatever else imports it. */
function frameChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  function isImportedByRoot(module: string): boolean {
    if (ROOT.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some(isImportedByRoot);
  }
  return IN_EVERY_PAGE.test(id) || isImportedByRoot(id) ? 'frame' : null;
}

/**
 * Sonner writes its stylesheet into the page from its code, which a strict content security policy forbids. We import
 * the same stylesheet as a file (app/ui/toaster.tsx) and leave the call out.
 */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'sonner-without-style-element',
    transform(code, id) {
      if (!id.includes('/sonner/dist/index.mjs')) return;
      const without = code.replace(/^__insertCSS\(.*\);$/m, '');
      if (without === code)
        this.error('sonner no longer inserts its stylesheet in the known way: look again');
      return { code: without, map: null };
    },
  };
}

/** Options of React Router that this site leaves as they are: in which file they are looked up, how, and their value. */
const ROUTER_CONSTANTS = [
  // react-router.config.ts: routes are all known from the start, none is discovered on demand.
  ['dom/ssr/fog-of-war.js', 'routeDiscovery.mode === "lazy" && ssr', 'false'],
  ['dom/ssr/fog-of-war.js', 'if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;', 'return;'],
  // What starts a page is in its delivered HTML, which React leaves as it is.
  ['dom/ssr/components.js', 'staticContext ? `', 'false ? `'],
  ['dom/ssr/components.js', '!isStatic ? " "', 'true ? " "'],
  ['dom-export/hydrated-router.js', 'ssrInfo.context.future.unstable_customRouteDiscovery ?', 'false ?'],
  [
    'dom-export/hydrated-router.js',
    'let discoveryRuntime = ssrInfo.routeDiscoveryRuntime',
    'let discoveryRuntime',
  ],
  // app/entry.client.tsx gives the router no instrumentations.
  ['router/router.js', 'if (init.instrumentations)', 'if (false)'],
  // Links fetch nothing ahead by themselves: app/layout/intended-page.tsx does.
  ['dom/ssr/components.js', 'isPageLinkDescriptor(link) ?', 'false ?'],
  ['dom/lib.js', 'shouldPrefetch && !isAbsolute ?', 'false ?'],
  // No route has an action, and no screen a fetcher.
  ['router/router.js', 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['router/router.js', 'navigate,\n\t\tfetch,\n\t\trevalidate,', 'navigate,'],
  [
    'router/router.js',
    'getFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n\t\tdispose,',
    '',
  ],
  ['dom/ssr/single-fetch.js', 'request.method !== "GET"', 'false'],
  ['dom/ssr/single-fetch.js', 'if (fetcherKey)', 'if (false)'],
  // Nobody is kept from leaving a page, and no page changes in a view transition.
  ['router/router.js', 'getBlocker,\n\t\tdeleteBlocker,\n\t\tpatchRoutes,', ''],
  ['router/router.js', 'if (blockerKey && delta != null)', 'if (false)'],
  ['router/router.js', 'if (blockerKey)', 'if (false)'],
  ['router/router.js', 'pendingAction === "POP" && !isUninterruptedRevalidation', 'false'],
  ['router/router.js', '} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
  ['lib/components.js', 'if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
  ['lib/components.js', 'if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
  ['lib/components.js', 'if (renderDfd && pendingState && router.window)', 'if (false)'],
  ['lib/components.js', 'if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  // What a tool for developers asks of the router.
  ['router/router.js', '_internalFetchControllers: fetchControllers,\n\t\t_internalSetRoutes,', ''],
] as const;

/**
 * React Router looks its options up when the page runs, so that its code holds what none of them asks for. Written as
 * constants, they let the bundler leave that out: 5.5 KB of every page's scripts, compressed.
 */
function reactRouterAsConfigured(): Plugin {
  return {
    name: 'react-router-as-configured',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production/.test(id)) return;
      let configured = code;
      for (const [file, option, value] of ROUTER_CONSTANTS) {
        if (!id.replaceAll('\\', '/').endsWith(file)) continue;
        if (!configured.includes(option))
          this.error(`react-router no longer looks up "${option}": look again`);
        configured = configured.replaceAll(option, value);
      }
      return configured === code ? undefined : { code: configured, map: null };
    },
  };
}
