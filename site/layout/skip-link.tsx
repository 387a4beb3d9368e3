import { words } from '#words/layout.ts';

/** The way past the header for the keyboard (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 start-2 z-50 print:hidden -translate-y-20 rounded-full bg-night px-6 py-3 font-semibold text-white focus:translate-y-0"
    >
      {words.skip}
    </a>
  );
}
