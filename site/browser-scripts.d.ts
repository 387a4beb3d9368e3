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
