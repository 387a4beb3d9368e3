import { expect } from '@playwright/test';
import { clinicFolder, SAMPLE_FOLDER } from '../../../compile/clinic-folder.ts';
import { cutText, overflowing } from '../../helpers/page-checks.ts';
import { CLINICS } from '../../helpers/clinics.ts';
import { kindsOf } from '../../helpers/page-paths.ts';
import { testOf } from '../../helpers/fixture-site.ts';
import { touch } from '../../helpers/browser-test.ts';

// Clinics with few and with many of everything: that every page has room for what there is. What pages are made of is looked at
// on the sample's (tests/accessibility), and that nothing is empty in the files (tests/delivered/every-page.test.ts).

/** Whose parts no clinic has more or fewer of. */
const ALIKE = new Set(['/book', '/thank-you', '/privacy-policy', '/sitemap']);

for (const clinic of CLINICS.slice(clinicFolder() === SAMPLE_FOLDER ? 1 : 0)) {
  testOf(clinic)(`the pages of ${clinic.name} are in order, and none complains`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_')) complaints.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of kindsOf(clinic).filter((kind) => !ALIKE.has(kind))) {
      await page.goto(path);
      await touch(page);
      expect.soft([...(await overflowing(page)), ...(await cutText(page))], path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
