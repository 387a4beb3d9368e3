import { FIRST_TOUCH } from '../app/first-touch.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Milliseconds; what moves for longer, or for ever, or is painted later, is not waited for. */
const LONGEST_APPEARANCE = 2500;

// A page without pictures has often loaded before it is painted; one in a tab behind is not painted, hence the time limit.
// The visitor's first touch must not wait for a picture that is slow to come, nor for a loading panel to end.
const WAIT = `await new Promise((resolve) => {
  const painted = new Promise((seen) => {
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    setTimeout(seen, ${LONGEST_APPEARANCE});
  });
  const whenAllStandsStill = () =>
    painted.then(() => Promise.allSettled(
      document.getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime < ${LONGEST_APPEARANCE})
        .map(({ finished }) => finished),
    )).then(resolve);
  if (document.readyState === "complete") whenAllStandsStill();
  addEventListener("load", whenAllStandsStill);
  for (const type of ${JSON.stringify(FIRST_TOUCH)}) addEventListener(type, resolve, { once: true, passive: true });
});`;

const ENTRY = /^import\("([^"]+)"\);/m;

// Run one by one, with a rest between them: as one task they would keep a slow phone from answering a touch.
const PRELOAD_AND_RUN = `for (const href of modules) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
for (const href of modules.slice(0, -1)) {
  await import(href);
  await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
}`;

/**
 * Makes a page fetch its scripts once everything that is painted first is there, has been painted and has appeared, or at
 * the visitor's first touch. Even at low priority they would share a slow connection with the first picture, and be run
 * before it is painted.
 *
 * @param html - a page as React Router renders it: links that preload its modules, and one script that imports them
 * @throws {Error} when React Router writes them in another way than the known one
 */
export function startAfterLoad(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href!);
  const script = MODULE_SCRIPT.exec(html);
  const entry = ENTRY.exec(script?.[2] ?? '')?.[1];
  if (preloads.length === 0 || !script || !entry) {
    throw new Error(
      'React Router no longer writes its scripts in the known way: see scripts/start-after-load.ts.',
    );
  }
  const [whole, open, imports, close] = script as unknown as [string, string, string, string];
  const modules = JSON.stringify([...preloads.filter((href) => href !== entry), entry]);
  const code = imports
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");$/gm, 'await import($1);');
  return (
    html
      .replaceAll(PRELOAD, '')
      // A function, as a replacement text would have meanings of its own for "$&" and the like.
      .replace(
        whole,
        () => `${open}${WAIT}\nconst modules = ${modules};\n${PRELOAD_AND_RUN}\n${code}${close}`,
      )
  );
}
