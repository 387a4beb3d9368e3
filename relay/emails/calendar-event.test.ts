import { expect, test } from 'vitest';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';

test('an address adds nothing to the events and links of e-mails', async () => {
  const testRelay = createRelayWithLinks();
  const patient_email = 'info?cc=evil&body=x%0A#y+z@example.com';
  const uri = 'mailto:info%3Fcc%3Devil%26body%3Dx%250A%23y+z@example.com';
  expect((await testRelay.sendBoth({ patient_email })).status).toBe(200);
  expect(testRelay.delivered[0]!.html).toContain(`href="${uri}"`);
  await testRelay.press(testRelay.href('confirm'));
  const event = testRelay.delivered.findLast(({ to }) => to.address === patient_email)!.calendar!;
  expect(event.content.replaceAll('\r\n ', '')).toContain(`:${uri}\r\n`);
});
