import { offsets, times } from '#clinic/clock.ts';
import { addDays, civilTimeFromOffsets } from '../../../domain/time/civil-date.ts';
import { closureOn, isOpenAt } from '../../../domain/clinic/opening-hours.ts';
import { NOTICE_DAYS } from '../../../domain/clinic/unusual-dates.ts';
import { eachMinute } from '../../client/timing.ts';
import { updateMoment } from '../window/moment.ts';

// What pages show by the clinic's clock, not the visitor's. It is part of head-script.ts, so it runs before
// the first paint and nothing moves.

const root = document.documentElement;

// Sets `data-moment` (the time of day) and `data-closed` on the root element, for the style sheets. The
// delivered HTML has neither attribute: without JavaScript a page shows daylight, and help for both cases,
// the clinic open and closed.
eachMinute(() => {
  const now = civilTimeFromOffsets(offsets, new Date());
  updateMoment();
  root.toggleAttribute('data-closed', !isOpenAt(times, now));
});

// Shows the closures of the next two weeks (parts/opening-hours/coming-closures.tsx). The body is not parsed
// yet, so it adds a style rule.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let shown = '';
  eachMinute(() => {
    const today = civilTimeFromOffsets(offsets, new Date()).date;
    const selectors = Array.from({ length: NOTICE_DAYS + 1 }, (_, days) => addDays(today, days))
      .filter((date) => closureOn(times, date))
      .map((date) => `[data-closed-on~="${date}"]`);
    const rules = selectors.length > 0 ? `${selectors.join()}{display:block}` : '';
    if (rules !== shown) sheet.replaceSync(rules);
    shown = rules;
  });
}
