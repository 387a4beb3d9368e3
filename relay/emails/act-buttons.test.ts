import { describe, expect, test } from 'vitest';
import { newRequestState, type AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { ASKED, CLINIC } from '../../tests/helpers/test-relay.ts';
import { clinicIn, RELAY_LANGUAGES } from '../localized-clinic.ts';
import { buttonOf, chatHref } from './act-buttons.tsx';
import type { CivilTime } from '../../domain/time/civil-date.ts';

describe('the chat with a patient', () => {
  const clinic = clinicIn(RELAY_LANGUAGES[0], CLINIC, CLINIC.email, RELAY_LANGUAGES);
  function chat(phone: string, language: string) {
    const state = newRequestState({ ...ASKED, phone }, 'requestHash', language);
    const href = chatHref(clinic, state);
    return { state, url: href === null ? null : new URL(href) };
  }

  test.each([
    // the number, the language of its page, the number of the chat
    ['98200 12345', 'en', '/919820012345'],
    ['98200 12345', 'ar', undefined],
    ['+91 98200 12345', 'ar', '/919820012345'],
    ['+971 50 123 4567', 'en', '/971501234567'],
    ['+44 (0)20 7946 0958', 'ar', '/442079460958'],
    ['+91 22 6666 1234', 'en', undefined],
    ['022 6666 1234', 'en', undefined],
  ])('whose number is %s, on a page in %s, is at %s', (phone, language, path) => {
    expect(chat(phone, language).url?.pathname).toBe(path);
  });
});

test.each(RELAY_LANGUAGES.map((language) => [language.code, language] as const))(
  'in %s, the button that confirms the old time names it while other times are under discussion',
  (_code, language) => {
    const clinic = clinicIn(language, CLINIC, CLINIC.email, RELAY_LANGUAGES);
    const time = language.words.appointmentPages.when(ASKED);
    const wish: CivilTime = { date: '2025-03-06', time: '10:00' };
    const label = (changes: Partial<AppointmentState>) => {
      const state = { ...newRequestState(ASKED, 'requestHash'), ...changes };
      return buttonOf({ act: 'confirm', href: '', accepted: undefined }, state, clinic);
    };
    expect(label({ stage: 'change', times: [wish] })).toContain(time);
    expect(label({ stage: 'offered', booked: true, times: [wish] })).toContain(time);
    expect(label({ stage: 'requested' })).not.toContain(time);
  },
);
