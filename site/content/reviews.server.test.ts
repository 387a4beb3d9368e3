import { expect, test } from 'vitest';
import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { reviewOf } from './reviews.server.ts';

const [doctor] = [...doctors, ...homeDoctors];

test.skipIf(!doctor)(
  'names the reviewing doctor, and marks the review of an unreviewed translation as one of the English text',
  () => {
    const reviewed = { on: '2026-03-04', by: doctor!.id, sources: [] };
    expect(reviewOf({ reviewed })).toEqual({ ...reviewed, by: doctor!.name });
    expect(reviewOf({ reviewed, translation: 'unreviewed' })).toMatchObject({ inEnglish: true });
    expect(reviewOf({ translation: 'unreviewed' })).toBeUndefined();
  },
);
