import { urgentWords } from '#words/urgent.ts';
import { useClinicNow } from './use-clinic-now.ts';

/** When the clinic opens, on a line of its own whose place is kept until the page's code tells it. */
export function WhenOpen() {
  const now = useClinicNow();
  return (
    <span className="block max-[22rem]:min-h-[2lh]">
      <span className="closed:hidden">{urgentWords.whenClosed}</span>
      <span className="hidden closed:inline">{now?.opensNext ?? urgentWords.closed}</span>
    </span>
  );
}
