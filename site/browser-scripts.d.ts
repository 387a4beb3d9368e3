/** Whether the clinic's site is in other languages than English, too. */
declare const __SEVERAL_LANGUAGES__: boolean;

/** Whether the relay carries the requests, and the clinic says how many visits it takes at the same time. */
declare const __ASKS_FULL_SLOTS__: boolean;

/** The paths of the pages that there are in English alone, in the build of another language. */
declare const __IN_ENGLISH_ALONE__: string[];

/**
 * The code of a script, bundled with all that it imports (site/build/browser-scripts.ts), to write into a
 * page.
 */
declare module '*?inlined' {
  const script: string;
  export default script;
}

/** The same as a file that a page fetches, by its address. */
declare module '*?fetched' {
  const address: string;
  export default address;
}
