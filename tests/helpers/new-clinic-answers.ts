import { createClinic, promisesFor } from '../../owner-tools/new-clinic/create-clinic.ts';
import { parseAnswers } from '../../owner-tools/new-clinic/facts.ts';
import { readGeneral } from '../../owner-tools/new-clinic/general.ts';
import { writeFiles } from '../../owner-tools/new-clinic.ts';

/** Answers to `npm run new-clinic`, in the order of its questions. */
export const ANSWERS = {
  name: 'Kothrud Family Dental',
  siteUrl: 'https://kothrudfamily.example',
  founded: '2016',
  street: '12 Station Road',
  locality: 'Kothrud',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411038',
  map: '',
  parking: '',
  entrance: '',
  phone: '+91 20 2543 1234',
  whatsapp: '',
  email: 'desk@kothrudfamily.example',
  hours: 'Tue-Sat 10-13:30 16:30-20:30',
  doctors: '',
  services: 'root-canal, general-dentistry',
  badge: '',
  also: '',
  slotMinutes: '',
  noticeHours: '',
  answer: '',
  languages: '',
  colors: '',
  view: '',
};

/** Writes a new clinic that gives some promises, or all. */
export function writeNewClinic(
  folder: string,
  answers: Partial<typeof ANSWERS> = {},
  promises: readonly string[] | 'all' = [],
): void {
  const all = parseAnswers({ ...ANSWERS, ...answers });
  const given = promises === 'all' ? promisesFor(readGeneral(), all).map(({ id }) => id) : promises;
  writeFiles(folder, createClinic(readGeneral(), all, given));
}
