type Props = {
  text: string;
  /** whether it stays instead of hiding after 500 ms */
  isPermanent?: boolean;
};

/**
 * Covers the nearest positioned ancestor for the first 500 ms. A CSS animation hides it, so it is visible
 * from the first paint and does not depend on a script. The content below it is complete. Without JavaScript
 * it is not shown.
 */
export function LoadingPanel({ text, isPermanent = false }: Props) {
  return (
    <div
      role="status"
      className={`absolute inset-0 z-10 bg-plaster print:hidden noscript:hidden ${isPermanent ? '' : 'invisible animate-[loading-panel_1ms_500ms_backwards]'}`}
    >
      <div className="sticky top-(--header-height) grid min-h-[60vh] content-center justify-items-center gap-5 px-5 text-center">
        <div className="grid size-20 place-items-center overflow-hidden rounded-arch bg-mist-deep text-sea">
          <span className="spinner text-2xl" aria-hidden="true" />
        </div>
        <p className="text-lead">{text}</p>
      </div>
    </div>
  );
}
