import { join } from 'node:path';
import * as v from 'valibot';
import { longestClosedHours } from '../../domain/clinic/opening-hours.ts';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import type { View } from '../../domain/clinic/view.ts';
import type { Step } from '../../compile/yaml-file.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { defaultAnswerHours } from './facts.ts';

type Clinic = v.InferOutput<typeof ClinicSchema>;

/** A rule of a new clinic that nobody was asked for. */
type Assumption = { steps: Step[]; says: string };

/**
 * Lists what a new clinic's files assume, each with the line that changes it.
 *
 * @param folder - of the clinic, as it is shown, such as 'clinic'
 * @returns the text to show
 */
export function assumptionsIn(folder: string): string {
  const { path, data, lineOf } = readSourceFile(join(folder, 'clinic.yaml'));
  const clinic = v.parse(ClinicSchema, data);
  const lines = assumptionsOf(clinic).map(({ steps, says }) => `  ${path}:${lineOf(steps)}  ${says}`);
  return [
    'What the site says or does without having asked you. Change the line if it is not so:',
    ...lines,
  ].join('\n');
}

const VIEW_ASSUMPTIONS: Record<View, string> = {
  hills:
    'the home page shows a drawn window on hills; with view: photo it shows your photograph, with view: none no picture',
  town: 'the home page shows a drawn window on a town; with view: photo it shows your photograph, with view: none no picture',
  sea: 'the home page shows a drawn window on the sea; with view: photo it shows your photograph, with view: none no picture',
  photo: 'the home page shows your photograph, once pages/home.yaml names it after image:',
  none: 'the home page shows no picture beside its heading; with view: photo it shows your photograph',
};

function answerAssumption(
  hours: Clinic['hours'],
  { answerHours, openHoursOnly }: Clinic['promises'],
): string {
  if (openHoursOnly) return `requests are answered within ${answerHours} hours while you are open`;
  const closed = longestClosedHours(hours);
  if (answerHours === defaultAnswerHours(hours))
    return `requests are answered within ${answerHours} hours, the longest time that you are closed (${closed} hours) rounded up to half days, at least a day; with openHoursOnly: true, only hours while you are open count`;
  if (answerHours < closed)
    return `requests are answered within ${answerHours} hours, but you are closed for up to ${closed} hours; with openHoursOnly: true, only hours while you are open count`;
  return `requests are answered within ${answerHours} hours; with openHoursOnly: true, only hours while you are open count`;
}

function assumptionsOf({ hours, closures, booking, promises, reminders, forms, view }: Clinic): Assumption[] {
  const { slotMinutes, visitMinutes, windowMonths, noticeHours, closingTimeBookable } = booking;
  const { changeHours, chairs, nudge } = booking;
  const days = closures.map(({ name }) => name).join(', ');
  return [
    {
      steps: ['closures'],
      says: days ? `closed on ${days} only` : 'open on every holiday; add the days on which you are closed',
    },
    { steps: ['booking', 'slotMinutes'], says: `an appointment can begin every ${slotMinutes} minutes` },
    {
      steps: ['booking', 'visitMinutes'],
      says:
        visitMinutes === undefined
          ? `a visit takes ${slotMinutes} minutes; with visitMinutes: 45, 45 minutes`
          : `a visit takes ${visitMinutes} minutes`,
    },
    {
      steps: ['booking', 'windowMonths'],
      says: `appointments can be asked for ${windowMonths} months ahead`,
    },
    {
      steps: ['booking', 'noticeHours'],
      says:
        noticeHours === 0
          ? 'an appointment can be asked for until it begins'
          : `an appointment can be asked for until ${noticeHours} hours before it begins`,
    },
    {
      steps: ['booking', 'closingTimeBookable'],
      says: closingTimeBookable
        ? 'an appointment can begin at closing time itself'
        : 'no appointment begins at closing time itself; with closingTimeBookable: true, one can',
    },
    {
      steps: ['booking', 'changeHours'],
      says: `patients can change or cancel by the links in their e-mails until ${changeHours} hours before the visit`,
    },
    {
      steps: ['booking', 'chairs'],
      says:
        chairs === undefined
          ? 'no time is ever full; with chairs: 1, a confirmed time is given once'
          : `a time is full after ${chairs} confirmed visits`,
    },
    {
      steps: ['booking', 'nudge'],
      says: nudge
        ? 'you get a second e-mail about a request that nobody has answered'
        : 'you get no second e-mail about a request that nobody has answered',
    },
    {
      steps: ['reminders'],
      says: reminders
        ? `patients who agree are reminded ${reminders.hours} hours before the visit`
        : 'patients are not reminded',
    },
    {
      steps: ['promises', 'answerHours'],
      says: answerAssumption(hours, promises),
    },
    { steps: ['promises', 'keptFor'], says: `messages are deleted after ${promises.keptFor}` },
    {
      steps: ['promises', 'answeredWithin'],
      says: `questions about personal data are answered within ${promises.answeredWithin}`,
    },
    {
      steps: ['forms'],
      says:
        forms === 'services'
          ? 'EmailJS and Formspree send the forms'
          : 'the relay sends the forms; with forms: services, EmailJS and Formspree do',
    },
    { steps: ['view'], says: VIEW_ASSUMPTIONS[view] },
  ];
}
