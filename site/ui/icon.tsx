/**
 * A decorative icon in the colour of the text beside it; the text carries the meaning. It is 1.25em large unless a class
 * says otherwise.
 *
 * @param drawing - one of icons.ts
 */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width="1.25em"
      height="1.25em"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
