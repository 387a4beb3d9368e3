import { expect, test } from 'vitest';
import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { reviewOf } from './reviews.server.ts';

const [doctor] = [...doctors, ...homeDoctors];
const sources = [{ title: 'Guidance', link: 'https://guidance.example/' }];

test.skipIf(!doctor)(
  'names the doctor who has read a text, and says of an unreviewed translation that it was the English text',
  () => {
    const reviewed = { on: '2026-03-04', by: doctor!.id, sources } as const;
    const reader = { on: '2026-03-04', by: doctor!.name };
    expect(reviewOf({ reviewed })).toEqual({ reader, sources });
    expect(reviewOf({ reviewed, translation: 'unreviewed' })).toEqual({
      reader: { ...reader, inEnglish: true },
      sources,
    });
    expect(reviewOf({ translation: 'unreviewed' })).toBeUndefined();
  },
);

test('shows only the sources of a text that no doctor has read, or nothing without sources', () => {
  expect(reviewOf({ reviewed: { sources } })).toEqual({ sources });
  expect(reviewOf({ reviewed: { sources: [] } })).toBeUndefined();
});
