import { expect, test } from 'vitest';
import { answersWith } from '../../tests/helpers/new-clinic-answers.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { assumptionsOf } from './assumptions.ts';
import { readGeneral } from './general.ts';

/** The assumption at a path. */
const textAt = (path: string, answers: Partial<WrittenAnswers> = {}) =>
  assumptionsOf(readGeneral(), answersWith(answers)).find((each) => each.path === path)?.text;

test.each<[path: string, answers: Partial<WrittenAnswers>, text: string]>([
  ['booking.slotMinutes', { booking: { slotMinutes: 20 } }, 'A visit can begin every 20 minutes.'],
  ['booking.visitMinutes', { booking: { slotMinutes: 20 } }, 'A visit takes 20 minutes.'],
  ['booking.noticeHours', { booking: { noticeHours: 2 } }, 'until 2 hours before it begins'],
  ['booking.closingTimeBookable', {}, 'No visit begins at closing time itself.'],
  ['booking.chairs', {}, 'No time is ever full.'],
  ['closures', {}, 'You are open on: Republic Day, Independence Day, Gandhi Jayanti'],
  ['address.country', {}, 'call 108 or 112'],
  ['map', {}, 'Maps look for your address.'],
  ['view', {}, 'a drawn window on hills'],
  [
    'answerHours',
    {},
    'within 72 hours: the longest time that you are closed (62 hours), rounded up to half days',
  ],
  ['answerHours', { answerHours: 6, openHoursOnly: true }, 'within 6 hours while you are open'],
  ['answerHours', { answerHours: 24 }, 'within 24 hours, but you are closed for up to 62 hours'],
])('%s with %j: %s', (path, answers, text) => {
  expect(textAt(path, answers)).toContain(text);
});

test('leaves out what was answered and needs no rule', () => {
  expect(textAt('map', { map: { latitude: 18.5, longitude: 73.8 } })).toBe(undefined);
});
