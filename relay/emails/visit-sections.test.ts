import { describe, expect, test } from 'vitest';
import { ASKED, CLINIC, ENGLISH, NOW } from '../../tests/helpers/test-relay.ts';
import { clinicIn } from '../localized-clinic.ts';
import { clinicNotification, requestReceipt } from './compose-mail.tsx';

// Advice about health in e-mails.

const OURS = clinicIn(ENGLISH, CLINIC, CLINIC.email, [ENGLISH]);

describe('what patients should tell first', () => {
  const tellUsFirst = {
    medicines: 'Stop none alone.',
    conditions: [
      { id: 'lens', title: 'A cracked lens', tell: 'Say which one.', bring: 'Bring its case.' },
      { id: 'fog', title: 'A fear of fog', tell: 'Say since when.' },
      { id: 'mast', title: 'A new mast', tell: 'Ask your rigger for a stay first.' },
      {
        id: 'keel',
        title: 'A keel of any age',
        short: 'An old keel',
        tell: 'Ask a diver.',
        bring: 'Bring the plan.',
      },
    ],
  };

  test('names the conditions in the receipt, with a link to what to tell and bring', async () => {
    const { html, text } = await requestReceipt(ASKED, { ...OURS, tellUsFirst }, NOW);
    for (const said of [
      'Tell us first',
      'A cracked lens',
      'A fear of fog',
      'A new mast',
      'An old keel',
      'Stop none alone.',
    ]) {
      expect(html).toContain(said);
    }
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Please do not write it in a form or an e-mail.');
    expect(html).toContain(`href="${CLINIC.siteUrl}/book#tell-us-first"`);
    expect(html).not.toMatch(/Say which one|Bring its case|Say since when|Ask a diver/);
  });

  test('is in no e-mail of a clinic without the list, and never in the clinic’s', async () => {
    const without = await requestReceipt(ASKED, OURS, NOW);
    const toClinic = await clinicNotification(ASKED, { ...OURS, tellUsFirst }, NOW);
    for (const { html } of [without, toClinic]) expect(html).not.toMatch(/Tell us first|cracked lens/);
  });
});

test.each([true, undefined])(
  'advice about health in e-mails of the sample (%s) begins with the note that no dentist has read it',
  async (reviewsAreSamples) => {
    const clinic = { ...OURS, ...(reviewsAreSamples && { reviewsAreSamples }) };
    const { html, text } = await requestReceipt(ASKED, clinic, NOW);
    for (const part of [html, text]) {
      const note = part.indexOf('no dentist has read this text yet');
      if (!reviewsAreSamples) expect(note).toBe(-1);
      else {
        expect(note).toBeGreaterThan(0);
        expect(note).toBeLessThan(part.indexOf(clinic.words.emails.cannotWait.hospital.slice(0, 20)));
      }
    }
    expect((await clinicNotification(ASKED, clinic, NOW)).html).not.toContain('no dentist has read');
  },
);
