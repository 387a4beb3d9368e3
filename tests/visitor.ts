import { test as base, expect } from '@playwright/test';

/**
 * Each test is a visitor of its own: the relay counts requests by address. Whatever it does, the browser must have no
 * reason to complain of something the content security policy forbids.
 */
export const test = base.extend<{ ownAddress: void; policyKept: void }>({
  ownAddress: [
    async ({ page }, use) => {
      const byte = () => Math.floor(Math.random() * 254) + 1;
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` });
      await use();
    },
    { auto: true },
  ],
  policyKept: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Permissions-Policy|Trusted Type/i.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use();
      expect(complaints, 'what the content security policy forbade').toEqual([]);
    },
    { auto: true },
  ],
});
