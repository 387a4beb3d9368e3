import { describe, expect, test } from 'vitest';
import { createRelayWithLinks } from '../../tests/helpers/relay-with-links.ts';
import { createTestRelay, ENGLISH, PARAMS } from '../../tests/helpers/test-relay.ts';

// What people paste, and what programs send in its place, at each entrance.

/** Of one sign each, nearly as long as a request may be. */
const BOMBS = ['@', '.', ' ', 'a', '1', '@a.', '0@', 'a-', '=?'].map((unit) =>
  unit.repeat(31_500 / unit.length),
);

// In forms: entrances.test.ts.
describe('rejects a text that is too long, and reports nothing else', () => {
  test.each(['own', 'reason', 'day', 'time'])("in an act's %s", async (field) => {
    const testRelay = createRelayWithLinks();
    await testRelay.sendBoth();
    const act = field === 'day' || field === 'time' ? 'offer' : 'decline';
    const { issues } = ENGLISH.words.appointmentPages.page;
    for (const bomb of BOMBS.filter((each) => encodeURIComponent(each).length < 31_900 && each.trim())) {
      const other = field === 'day' ? 'time' : 'day';
      const page = await testRelay.press(testRelay.href(act), [
        [field, bomb],
        ...(act === 'offer' ? [[other, '15:30'] as [string, string]] : []),
      ]);
      if (field === 'reason') continue;
      expect(page.status).toBe(422);
      expect(page.text).toContain(field === 'own' ? issues.reasonTooLong(200) : issues.incompleteTime);
    }
  });
});

describe('what is pasted is cleaned', () => {
  const PASTED = { name: '\u202ePriya\tRaghunathan\u200b', phone: '\u202a+91 98200–12345\u202c' };

  test('at the entrance of EmailJS, where both e-mails are of one request', async () => {
    const { sendBoth, sendEmail, delivered } = createTestRelay();
    const pasted = {
      patient_name: PASTED.name,
      patient_phone: PASTED.phone,
      notes: 'Pain\u2028Since\u00a0Friday',
    };
    expect((await sendBoth(pasted)).status).toBe(200);
    expect(delivered[0]!.replyTo!.name).toBe('Priya Raghunathan');
    expect(delivered[0]!.html).toContain('href="tel:+919820012345"');
    const clean = {
      ...PARAMS,
      patient_name: 'Priya Raghunathan',
      patient_phone: '+91 98200-12345',
      notes: 'Pain\nSince Friday',
    };
    expect((await sendEmail({ template_params: clean })).status).toBe(200);
    expect(delivered, 'the same request').toHaveLength(2);
  });

  test('in a reason that the clinic writes', async () => {
    const testRelay = createRelayWithLinks();
    await testRelay.sendBoth();
    const page = await testRelay.press(testRelay.href('decline'), [
      ['own', '\u202eThe lift\tis out\u2028of order.'],
    ]);
    expect(page.status).toBe(200);
    expect(testRelay.delivered.at(-2)!.text + testRelay.delivered.at(-1)!.text).toContain(
      'The lift is out of order.',
    );
  });
});
