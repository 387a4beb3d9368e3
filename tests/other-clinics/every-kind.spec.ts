import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type * as Relay from '../../relay/host/node.ts';
import { clinicFolder, SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { cutText, expectNoFault, overflowing } from '../helpers/measures.ts';
import { CLINICS } from '../helpers/clinics.ts';
import { kindsOf } from '../helpers/pages.ts';
import { touch } from '../helpers/visitor.ts';

// Clinics with few and with many of everything: that every page takes what there is.

/** Whose parts no clinic has more or fewer of. */
const ALIKE = new Set(['/book', '/thank-you', '/privacy-policy', '/sitemap']);

for (const clinic of CLINICS.slice(clinicFolder() === SAMPLE_FOLDER ? 1 : 0)) {
  test(`the pages of ${clinic.name} are in order, and none complains`, async ({ page }) => {
    test.setTimeout(240_000);
    const { startServer } = (await import(resolve(clinic.server))) as typeof Relay;
    const server = await startServer({ port: 0, siteFolder: clinic.site, settings: null });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_')) complaints.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of kindsOf(clinic).filter((kind) => !ALIKE.has(kind))) {
      await page.goto(server.url + path);
      await touch(page);
      await expectNoFault(page, path);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft([...(await overflowing(page)), ...(await cutText(page))], `${path} at 320 px`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    expect(complaints).toEqual([]);
    await server.close();
  });
}
