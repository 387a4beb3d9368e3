/** Whether the site is in several languages. */
declare const __SEVERAL_LANGUAGES__: boolean;

/**
 * Whether the relay can say which slots are full: it handles the requests, and the clinic's data set
 * `chairs`.
 */
declare const __ASKS_FULL_SLOTS__: boolean;

/**
 * Whether patients can book without an e-mail address: the relay handles the requests, and the clinic's data
 * set `booking.email`.
 */
declare const __EMAIL_OPTIONAL__: boolean;

/**
 * In the build of another language: the paths of pages that are available in English only. Empty in English.
 */
declare const __ENGLISH_ONLY_PATHS__: string[];

/**
 * The code of a script, bundled with all its imports, to inline into a page (site/build/browser-scripts.ts).
 */
declare module '*?inlined' {
  const script: string;
  export default script;
}

/** The address of the bundled script as a file, for a page to fetch. */
declare module '*?fetched' {
  const address: string;
  export default address;
}
