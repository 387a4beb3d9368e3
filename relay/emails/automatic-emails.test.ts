import { expect, test } from 'vitest';
import {
  actsOf,
  newRequestState,
  STAGES,
  type AppointmentState,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { ASKED, NOW, CLINIC } from '../../tests/helpers/test-relay.ts';
import { KEY } from '../../tests/helpers/relay-with-links.ts';
import { actLinks } from '../appointment/create-act-links.ts';
import { createLinkEncryption } from '../appointment/link-encryption.ts';
import { createMemoryRecords } from '../../tests/helpers/memory-store.ts';
import { clinicIn, RELAY_LANGUAGES } from '../localized-clinic.ts';
import { reminderMail } from './compose-mail.tsx';
import type { CivilTime } from '../../domain/time/civil-date.ts';

// A reminder goes before a visit that stands: in these stages.
const REMINDED = STAGES.filter((stage) => stage === 'confirmed' || stage === 'change' || stage === 'offered');

test.each(RELAY_LANGUAGES.map((language) => [language.code, language] as const))(
  'in %s, a reminder names the buttons that it has at each stage, and no other',
  async (_, language) => {
    const clinic = clinicIn(language, CLINIC, CLINIC.email, RELAY_LANGUAGES);
    const appointments = {
      links: createLinkEncryption([KEY]),
      records: createMemoryRecords(),
      siteUrl: CLINIC.siteUrl,
    };
    for (const stage of REMINDED) {
      const times: CivilTime[] = stage === 'offered' ? [{ date: '2025-03-06', time: '10:00' }] : [];
      const state: AppointmentState = {
        ...newRequestState(ASKED, 'requestHash'),
        stage,
        booked: true,
        times,
      };
      expect(actsOf('patient', state), stage).toContain('attend');
      const { html } = await reminderMail(
        state,
        clinic,
        NOW,
        await actLinks('patient', state, appointments, true),
      );
      const buttons = Array.from(
        html.matchAll(/<a class="(?:button|quiet)"[^>]*>(.*?)<\/a>/gs),
        ([, inside]) => inside!.replace(/<[^>]*>/g, ''),
      );
      const named = Array.from(
        language.words.emails.reminder.text[stage].matchAll(/[“«](.+?)[”»]/g),
        ([, name]) => name!,
      );
      expect(named.length, stage).toBeGreaterThan(1);
      for (const name of named) expect(buttons, stage).toContain(name);
      // One that accepts a time is named by its time.
      const accepts = times.length;
      expect(buttons, stage).toHaveLength(named.length + accepts);
    }
  },
);
