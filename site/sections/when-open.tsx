import { urgentWords } from '#words/urgent.ts';

/** When the clinic opens, on a line of its own whose place is kept until a script tells it (client/opening-status.ts). */
export function WhenOpen() {
  return (
    <span className="block max-[22rem]:min-h-[2lh]">
      <span className="closed:hidden">{urgentWords.whenClosed}</span>
      <span data-opens-next="" className="hidden closed:inline">
        {urgentWords.closed}
      </span>
    </span>
  );
}
