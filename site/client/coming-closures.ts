import { offsets, times } from '#clinic/clock.ts';
import { addDays, civilTimeFromOffsets } from '../../domain/booking/civil-date.ts';
import { closureOn } from '../../domain/booking/opening-hours.ts';
import { NOTICE_DAYS } from '../../domain/booking/unusual-dates.ts';
import { eachMinute } from './each-minute.ts';

// Shows the closures of the next two weeks (sections/coming-closures.tsx). It is part of head-script.ts, so
// it runs before the first paint and nothing moves. The body is not parsed yet, so it adds a style rule.

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
