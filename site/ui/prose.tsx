type Props = {
  /** HTML from the clinic's Markdown (compile/markdown.ts) */
  html: string;
  /** sets the text size and the space between paragraphs */
  className: string;
};

/** An owner's formatted text with paragraphs, headings and lists (prose.css). */
export function Prose({ html, className }: Props) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
