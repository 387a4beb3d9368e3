import { test as base } from '@playwright/test';

/** Each test is a visitor of its own: the relay counts requests by address. */
export const test = base.extend<{ ownAddress: void }>({
  ownAddress: [
    async ({ page }, use) => {
      const byte = () => Math.floor(Math.random() * 254) + 1;
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` });
      await use();
    },
    { auto: true },
  ],
});
