import { words } from '#words/service.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { AFTER_CARE_ID } from '../../../domain/web/screens.ts';

/**
 * What is normal and what is not, day by day after a treatment: folded, and printed alone on one sheet. Its
 * link names it in the address, which is what styles for paper go by (`.on-sheet` in print.css): without
 * scripts it opens the list for the browser's own printing, with them it prints at once
 * (site/client/page-script.ts).
 */
export function AfterCareByDay({ afterwardsByDay: days, includes }: Service) {
  if (days.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-sea-deep underline underline-offset-4 print:no-underline">
        {words.byDay.title}
      </summary>
      <div id={AFTER_CARE_ID}>
        <ol className="care-days">
          {days.map(({ days: title, normal, notNormal, toDo }) => (
            <li key={title}>
              <h3>{title}</h3>
              <dl>
                <div>
                  <dt>{words.byDay.normal}</dt>
                  <dd>{normal}</dd>
                </div>
                <div>
                  <dt className="not-normal">{words.byDay.notNormal}</dt>
                  <dd>{notNormal}</dd>
                </div>
                {toDo && (
                  <div className="to-do">
                    <dt>{words.byDay.toDo}</dt>
                    <dd>{toDo}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ol>
        <p className="border-t border-sand-deep pt-3 font-semibold">{words.byDay.whenClosed}</p>
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {[
            { label: words.byDay.print, sheet: AFTER_CARE_ID },
            ...includes.map(({ title }, at) => ({ label: words.byDay.printFor(title), sheet: sheetId(at) })),
          ].map(({ label, sheet }) => (
            <li key={sheet}>
              <a
                href={`#${sheet}`}
                data-prints=""
                className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/**
 * The titles of the sheets for the other treatments of a page, of which paper shows the one in the address.
 */
export function SheetTitles({ includes, afterwardsByDay }: Service) {
  if (afterwardsByDay.length === 0) return null;
  return includes.map(({ title }, at) => (
    <p key={title} id={sheetId(at)} className="sheet-title on-sheet hidden">
      {title}
    </p>
  ));
}

/** @param at - the place of the treatment among those that the service includes */
function sheetId(at: number): string {
  return `${AFTER_CARE_ID}-${at + 1}`;
}
