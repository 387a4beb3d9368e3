type Props = {
  text: string;
  /** stays until it is taken away, for a page that has nothing to show yet */
  lasting?: boolean;
};

/**
 * Lies over the nearest positioned ancestor for the first 500 ms. The browser takes it away by itself, so that it is
 * there from first paint and never outlives a script that failed; what it covers is complete and in its place. People
 * without scripts do not see it.
 */
export function LoadingPanel({ text, lasting = false }: Props) {
  return (
    <div
      role="status"
      className={`absolute inset-0 z-10 bg-plaster print:hidden noscript:hidden ${lasting ? '' : 'invisible animate-[loading-panel_1ms_500ms_backwards]'}`}
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
