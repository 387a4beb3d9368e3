import { expect } from '@playwright/test';
import { languages } from '#clinic/languages.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { test } from '../helpers/browser-test.ts';

// Pages that exist only in English (docs/product.md, Languages).

test('the address of an English page in another language leads to the English page', async ({ page }) => {
  for (const { code, englishOnlyPaths } of languages) {
    for (const path of englishOnlyPaths.slice(0, 1)) {
      await page.goto(pathInLanguage(code, path));
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    }
  }
});
