import { expect } from '@playwright/test';
import { addDays } from '../../domain/time/civil-date.ts';
import { test } from '../helpers/browser-test.ts';

// Closures are announced two weeks before they begin (docs/product.md, Services).

/** Clinics in India are closed on Republic Day. This is the next one at least two weeks after the build. */
const year = new Date(Date.now() + 15 * 24 * 60 * 60_000).getUTCFullYear();
const CLOSURE =
  new Date() < new Date(`${year}-01-11`) ? (`${year}-01-26` as const) : (`${year + 1}-01-26` as const);
const LINE = `Closed on 26 January ${CLOSURE.slice(0, 4)}: Republic Day`;

test('home, contact and booking announce a closure two weeks ahead, before any interaction', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/book']) {
    for (const [days, isShown] of [
      [-15, false],
      [-14, true],
      [0, true],
      [1, false],
    ] as const) {
      // It is half past midnight in India, and still the day before in Britain.
      await page.clock.setFixedTime(new Date(`${addDays(CLOSURE, days)}T00:30:00+05:30`));
      await page.goto(path);
      await expect(page.getByText(LINE), `${path}, ${days} days`).toBeVisible({ visible: isShown });
    }
  }
});
