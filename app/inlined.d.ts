/** A script of its own, bundled with all it imports, as text to write into a page (scripts/inlined-script.ts). */
declare module '*?inlined' {
  const script: string;
  export default script;
}
