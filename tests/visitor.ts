import { expect } from '@playwright/test';
import { asClient, newAddress, test as onHost } from './host.ts';

/**
 * Each test is a visitor of its own: the relay counts requests by address. Whatever it does, the browser must have no
 * reason to complain of something the content security policy forbids.
 */
export const test = onHost.extend<{ ownAddress: void; policyKept: void }>({
  ownAddress: [
    async ({ page, host }, use) => {
      await page.setExtraHTTPHeaders(asClient(host, newAddress()));
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
