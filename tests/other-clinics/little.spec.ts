import { expect } from '@playwright/test';
import { TOWN } from '../helpers/clinics.ts';
import { testOf } from '../helpers/served.ts';

// A clinic with little of everything: nothing is too large for it, hidden or empty.

const test = testOf(TOWN);

for (const width of [390, 1440])
  test(`one dentist is seen beside the words about them, no larger than they need, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Your dentist' });
    const portrait = (await section.locator('.window-frame').boundingBox())!;
    expect(portrait.width).toBeLessThan(480);
    const name = (await section.getByRole('heading', { level: 3 }).boundingBox())!;
    if (width === 390) expect(name.y).toBeGreaterThan(portrait.y + portrait.height);
    else expect(name.x).toBeGreaterThan(portrait.x + portrait.width);
  });
