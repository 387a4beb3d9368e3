import * as v from 'valibot';
import type { Answers, WrittenAnswers } from '../../owner/new-clinic/answer-fields.ts';
import { answersSchema } from '../../owner/new-clinic/answers.ts';
import { createClinic, promisesFor } from '../../owner/new-clinic/create-clinic.ts';
import { readGeneral, treatmentsOf } from '../../owner/new-clinic/general.ts';
import { writeFiles } from '../../owner/new-clinic.ts';

/** The ids of all treatments with general texts. */
export const TREATMENTS = treatmentsOf(readGeneral()).map(({ id }) => id);

const DAY = [
  { opens: '10:00', closes: '13:30' },
  { opens: '16:30', closes: '20:30' },
];

/** Returns answers about a clinic that is closed on Sundays and Mondays. `answers` replace some of them. */
export function answersWith(answers: Partial<WrittenAnswers> = {}): Answers {
  return v.parse(answersSchema(readGeneral()), {
    name: 'Kothrud Family Dental',
    siteUrl: 'https://kothrudfamily.example',
    founded: 2016,
    address: {
      street: '12 Station Road',
      locality: 'Kothrud',
      city: 'Pune',
      region: 'Maharashtra',
      postalCode: '411038',
      country: 'IN',
    },
    phone: '+91 20 2543 1234',
    email: 'desk@kothrudfamily.example',
    hours: {
      monday: [],
      tuesday: DAY,
      wednesday: DAY,
      thursday: DAY,
      friday: DAY,
      saturday: DAY,
      sunday: [],
    },
    services: ['root-canal', 'general-dentistry'],
    ...answers,
  });
}

/** Writes a new clinic that makes some promises or all. */
export function writeNewClinic(
  folder: string,
  answers: Partial<WrittenAnswers> = {},
  promises: string[] | 'all' = [],
): void {
  const allAnswers = answersWith(answers);
  const promiseIds =
    promises === 'all' ? promisesFor(readGeneral(), allAnswers).map(({ id }) => id) : promises;
  writeFiles(folder, createClinic(readGeneral(), { ...allAnswers, promises: promiseIds }));
}
