import { expect } from '@playwright/test';
import { test } from './visitor.ts';

// Chromium fills in these forms itself, as for a visitor who picks a saved address.
const ADDRESS = {
  fields: Object.entries({
    NAME_FULL: 'Asha Rane',
    COMPANY_NAME: 'Rane and Daughters',
    EMAIL_ADDRESS: 'asha@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+919820012345',
    ADDRESS_HOME_STREET_ADDRESS: '12 Annie Besant Road',
    ADDRESS_HOME_CITY: 'Mumbai',
    ADDRESS_HOME_ZIP: '400018',
    ADDRESS_HOME_STATE: 'MH',
    ADDRESS_HOME_COUNTRY: 'IN',
  }).map(([name, value]) => ({ name, value })),
};

for (const [path, label, field] of [
  ['/contact', 'Message', '#contact-name'],
  ['/international-patients', 'Enquiry', '#enquiry-name'],
] as const) {
  test(`autofill fills in what ${path} asks for, and leaves the trap for programs empty`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: label });
    await expect(form).toHaveAttribute('data-ready');
    await page.locator(field).click();
    const browser = await context.newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('Autofill.enable');
    const { root } = await browser.send('DOM.getDocument', { depth: 1 });
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: field });
    const { node } = await browser.send('DOM.describeNode', { nodeId });
    await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: ADDRESS });

    await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Rane');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
    await expect(form.getByRole('textbox', { name: 'Phone Number' })).toHaveValue(/^\+91 ?9820012345$/);
    await expect(form.locator('[name="_gotcha"]')).toHaveValue('');
  });
}
