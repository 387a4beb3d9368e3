import { accessFacts, visitFacts, type VisitFact } from '../../words/visit-facts.ts';
import { booking as bookingWords } from '../../words/en/booking.ts';
import { doctorSchedule } from '../../words/en/doctor-schedule.ts';
import { formNotice } from '../../words/en/form-notice.ts';
import { visit as visitWords } from '../../words/en/visit.ts';
import { clinicPlaceholders, fillPlaceholders } from '../../compile/placeholders.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { dayRuns } from '../../domain/time/weekly-hours.ts';
import { splitParts } from '../edit-yaml.ts';
import type { Answers } from './answer-fields.ts';
import { clinicData } from './facts.ts';
import type { General } from './general.ts';

/** A sentence at an answer; `path` is the steps to it, joined by dots. */
export type FieldText = { path: string; text: string };

/** Lists what the site says because of the answers, in its own words. */
export function sentencesFor(general: General, answers: Answers): FieldText[] {
  const clinic = clinicData(general, answers);
  const { booking, promises, reminders, access = {}, visit } = clinic;
  const prices = { ...answers.fees, ...(answers.consultation && { consultation: answers.consultation }) };
  const values = clinicPlaceholders({ ...clinic, founder: undefined }, ENGLISH, prices);
  const fill = (text: string) => fillPlaceholders(text, values, 'general');
  const { blurb } = clinic;
  const textOf = (facts: VisitFact[]) => facts.flatMap(({ lines }) => lines).join(' ');
  const { 'too-soon': tooSoon, 'too-far': tooFar } = bookingWords.issues(booking).date;
  const { intro } = splitParts('', general.get('pages/book.yaml')!).document.toJS() as { intro: string };
  const sentences: Record<string, string> = {
    founded: fill(blurb),
    hours: fill('{clinic.hours}'),
    answerHours: fill(intro),
    keptFor: formNotice.keptFor(promises.keptFor),
    answeredWithin: formNotice
      .askUs({ email: clinic.email, phone: clinic.phone, rights: () => '' }, promises.answeredWithin)
      .join('')
      .trim(),
    'booking.windowMonths': tooFar,
    'booking.noticeHours': booking.noticeHours === 0 ? '' : tooSoon,
    'booking.changeHours': visit ? visitWords.cancelling.text(booking.changeHours) : '',
    'reminders.hours': reminders ? bookingWords.reminderHint(reminders.hours) : '',
    badge: clinic.badge ? `${clinic.badge.title} ${clinic.badge.text}` : '',
  };
  for (const field of ['parking', 'entrance', 'wheelchair', 'companion'] as const)
    sentences[`access.${field}`] = textOf(accessFacts({ [field]: access[field] }, visitWords));
  for (const field of ['firstMinutes', 'lateMinutes', 'accompaniedUnder'] as const)
    sentences[`visit.${field}`] = textOf(visitFacts({ bring: [], [field]: visit?.[field] }, visitWords));
  for (const name of Object.keys(prices))
    sentences[name === 'consultation' ? name : `fees.${name}`] = fill(`{fees.${name}}`);
  for (const [nth, { name, days }] of answers.doctors.entries())
    sentences[`doctors.${nth}.days`] =
      days.length > 0 ? doctorSchedule.daysOf(name, doctorSchedule.on(dayRuns(days))) : '';
  return Object.entries(sentences)
    .filter(([, text]) => text !== '')
    .map(([path, text]) => ({ path, text }));
}
