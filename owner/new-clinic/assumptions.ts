import { dates } from '../../words/en/dates.ts';
import { pluralsOf } from '../../words/plurals.ts';
import { longestClosedHours } from '../../domain/clinic/opening-hours.ts';
import type { View } from '../../domain/clinic/view.ts';
import type { Answers } from './answer-fields.ts';
import { ambulanceNumbers } from './countries.ts';
import { clinicData, defaultAnswerHours } from './facts.ts';
import type { General } from './general.ts';
import { holidaysIn } from './holidays.ts';
import type { FieldText } from './sentences.ts';

const VIEWS: Record<View, string> = {
  hills: 'The home page shows a drawn window on hills.',
  sea: 'The home page shows a drawn window on the sea.',
  town: 'The home page shows a drawn window on a town.',
  photo: 'The home page shows your photograph.',
  none: 'The home page shows no picture beside its heading.',
};

/**
 * Lists the rules that were chosen for a clinic without asking its owner, each with the answer that changes
 * it.
 */
export function assumptionsOf(general: General, answers: Answers): FieldText[] {
  const { booking, promises, reminders, closures, address, view, ...clinic } = clinicData(general, answers);
  const { slotMinutes, visitMinutes = slotMinutes, noticeHours, changeHours, chairs } = booking;
  const { country, region } = address;
  const open = holidaysIn(general)
    .filter((each) => each.country === country && (each.region ?? region) === region)
    .filter(({ name, date }) => date && !closures.some((closure) => closure.name === name))
    .map(({ name }) => name);
  const texts: Record<string, string> = {
    'address.country': `In an emergency, patients are told to call ${ambulanceNumbers(general, country).join(' or ')}.`,
    map: clinic.map ? '' : 'Maps look for your address.',
    closures:
      open.length > 0
        ? `You are open on: ${open.join(', ')}; and on holidays that move, unless you named them.`
        : 'You are open on every holiday that you did not name.',
    'booking.slotMinutes': `A visit can begin every ${dates.minutes(slotMinutes)}.`,
    'booking.visitMinutes': `A visit takes ${dates.minutes(visitMinutes)}.`,
    'booking.windowMonths': `Patients can ask for a visit up to ${dates.months(booking.windowMonths)} ahead.`,
    'booking.noticeHours':
      noticeHours === 0
        ? 'Patients can ask for a visit until it begins.'
        : `Patients can ask for a visit until ${dates.hours(noticeHours)} before it begins.`,
    'booking.closingTimeBookable': booking.closingTimeBookable
      ? 'A visit can begin at closing time itself.'
      : 'No visit begins at closing time itself.',
    'booking.changeHours': `Patients can change or cancel by the links in their e-mails until ${dates.hours(changeHours)} before the visit.`,
    'booking.chairs':
      chairs === undefined
        ? 'No time is ever full.'
        : pluralsOf('en')(chairs, {
            one: 'A time is full after one confirmed visit.',
            other: `A time is full after ${chairs} confirmed visits.`,
          }),
    'booking.earlier': booking.earlier
      ? 'Patients who ask for it are offered times that become free.'
      : 'Times that become free are not offered to patients.',
    'booking.email': booking.email
      ? 'Patients without e-mail can book.'
      : 'Patients need an e-mail address to book.',
    'reminders.hours': reminders
      ? `Patients who agree are reminded ${dates.hours(reminders.hours)} before the visit.`
      : 'Patients are not reminded.',
    'booking.dayList': booking.dayList
      ? 'You get a list before each open day.'
      : 'You get no list of the day.',
    'booking.photos': booking.photos
      ? 'Patients can add pictures to a request.'
      : 'Patients cannot add pictures to a request.',
    'booking.nudge': booking.nudge
      ? 'You get a second e-mail about a request that nobody has answered.'
      : 'You get no second e-mail about a request that nobody has answered.',
    also: clinic.foreignPhones
      ? 'The message form takes telephone numbers of all countries.'
      : 'The English message form takes Indian telephone numbers only.',
    answerHours: answerText(answers, promises),
    keptFor: `Messages are deleted after ${promises.keptFor}.`,
    answeredWithin: `Questions about personal data are answered within ${promises.answeredWithin}.`,
    view: VIEWS[view],
    picturesAreIllustrations: pictureText(answers, clinic.picturesAreIllustrations),
  };
  return Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([path, text]) => ({ path, text }));
}

/** What is said of the pictures that the answers have. */
function pictureText({ doctors, team, view }: Answers, areIllustrations: boolean | undefined): string {
  if (view !== 'photo' && [...doctors, ...team].every(({ image }) => image === undefined)) return '';
  return areIllustrations
    ? 'Pictures are called illustrations.'
    : 'Pictures are shown as photographs of your clinic.';
}

function answerText(
  { hours }: Answers,
  { answerHours, openHoursOnly }: { answerHours: number; openHoursOnly?: boolean | undefined },
) {
  const within = `Requests are answered within ${dates.hours(answerHours)}`;
  if (openHoursOnly) return `${within} while you are open.`;
  const closed = longestClosedHours(hours);
  if (answerHours === defaultAnswerHours(hours))
    return `${within}: the longest time that you are closed (${dates.hours(closed)}), rounded up to half days, and at least a day.`;
  return answerHours < closed
    ? `${within}, but you are closed for up to ${dates.hours(closed)}.`
    : `${within}.`;
}
