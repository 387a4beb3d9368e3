// Styles for the elements that compiled Markdown contains (compile/markdown.ts). The selectors name the
// elements after a heading: a universal selector would make browsers restyle the whole page when a part of it
// changes.
const ELEMENTS = [
  '[&_h2]:mt-12 [&_h2]:text-section [&_h2+:is(p,ul,ol,table,blockquote,h3)]:mt-4',
  '[&_h3]:mt-9 [&_h3]:text-card [&_h3+:is(p,ul,ol,table,blockquote)]:mt-3',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li]:mt-2.5 [&_li]:ps-1.5',
  '[&_li::marker]:font-semibold [&_li::marker]:text-terracotta',
  '[&_strong]:font-semibold [&_strong]:text-sea-deep',
  '[&_a]:font-medium [&_a]:text-sea-deep [&_a]:underline [&_a]:decoration-sea-light [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-sea',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-sand-deep [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-sea-deep',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:border-b [&_:is(th,td)]:border-sand [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-5 [&_:is(th,td)]:text-start',
].join(' ');

type Props = {
  /** HTML from the clinic's Markdown (compile/markdown.ts) */
  html: string;
  /** sets the text size and the space between paragraphs */
  className: string;
};

/** An owner's formatted text with paragraphs, headings and lists. */
export function Prose({ html, className }: Props) {
  return <div className={`${ELEMENTS} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
