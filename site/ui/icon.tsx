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
      className={`icon ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
