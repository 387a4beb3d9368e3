import { expect, test } from 'vitest';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';

test('an address adds nothing to the events and links of e-mails', async () => {
  const desk = createRelayWithLinks();
  const patient_email = 'info?cc=evil&body=x%0A#y+z@example.com';
  const uri = 'mailto:info%3Fcc%3Devil%26body%3Dx%250A%23y+z@example.com';
  expect((await desk.sendBoth({ patient_email })).status).toBe(200);
  expect(desk.delivered[0]!.html).toContain(`href="${uri}"`);
  await desk.press(desk.href('confirm'));
  const event = desk.delivered.findLast(({ to }) => to.address === patient_email)!.calendar!;
  expect(event.content.replaceAll('\r\n ', '')).toContain(`:${uri}\r\n`);
});
