import { expect } from '@playwright/test';
import { clinicFolder, SAMPLE_FOLDER } from '../../../compile/clinic-folder.ts';
import { cutText, overflowing } from '../../helpers/page-checks.ts';
import { CLINICS } from '../../helpers/clinics.ts';
import { pageTypesOf } from '../../helpers/page-paths.ts';
import { testOf } from '../../helpers/fixture-site.ts';
import { touch } from '../../helpers/browser-test.ts';

// Pages of clinics with little and with much content must fit the window. tests/browser/accessibility tests
// accessibility, and tests/delivered/every-page.test.ts tests empty parts.

/** Pages that have the same amount of content in every clinic. */
const SAME_IN_ALL_CLINICS = new Set(['/book', '/thank-you', '/privacy-policy', '/sitemap']);

for (const clinic of CLINICS.slice(clinicFolder() === SAMPLE_FOLDER ? 1 : 0)) {
  testOf(clinic)(`pages of ${clinic.name} fit their content and log no errors`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_')) complaints.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pageTypesOf(clinic).filter((kind) => !SAME_IN_ALL_CLINICS.has(kind))) {
      await page.goto(path);
      await touch(page);
      expect.soft([...(await overflowing(page)), ...(await cutText(page))], path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
