import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';

const rules = f.fields(
  {
    slotMinutes: f.wholeNumber('the minutes from one appointment to the next, 5 to 240', 5, 240),
    visitMinutes: v.optional(
      f.wholeNumber(
        suchAs('how many minutes a visit takes, at least slotMinutes and at most 480', 45, {
          rest: '; left out, as long as slotMinutes',
        }),
        5,
        480,
      ),
    ),
    windowMonths: f.wholeNumber('how many months ahead an appointment can be asked for, 1 to 24', 1, 24),
    noticeHours: f.wholeNumber('how many hours ahead it has to be asked for at least, 0 to 336', 0, 336),
    closingTimeBookable: f.yesOrNo('whether an appointment can begin at the closing time itself'),
    changeHours: v.optional(
      f.wholeNumber(
        'how many hours before the visit patients can still change or cancel it by the links in their e-mails, 0 to 336; 4 if left out',
        0,
        336,
      ),
      4,
    ),
    chairs: v.optional(
      f.wholeNumber(
        suchAs('how many visits can take place at the same time, 1 to 99', 2, {
          rest: '; a time with that many confirmed visits is full; left out, no time is ever full',
        }),
        1,
        99,
      ),
    ),
    earlier: v.optional(
      f.yesOrNo(
        'whether patients whose visit is later can ask to be offered times that become free; needs chairs, and the program that comes with the site (the relay) with APPOINTMENT_KEYS',
      ),
    ),
    email: v.optional(
      f.oneOf(
        ['optional'],
        'optional: patients without an e-mail address can book, and you tell them by telephone; only if the program that comes with the site (the relay) sends the e-mails, and has APPOINTMENT_KEYS; left out, the form requires an address',
      ),
    ),
    nudge: v.optional(
      f.yesOrNo(
        'whether you get another e-mail about a request that nobody has answered, before promises.answerHours have passed',
      ),
    ),
    dayList: v.optional(
      f.yesOrNo(
        'whether you get an e-mail before each open day with its visits, the patients to call, and the requests that wait',
      ),
    ),
    photos: v.optional(
      f.yesOrNo(
        'whether patients can add up to three pictures to a request, which lie in your e-mail and nowhere else; only if the program that comes with the site (the relay) sends the e-mails',
      ),
    ),
  },
  'the rules of booking',
);

/** Schema of `booking` in `clinic.yaml`. */
export const booking = v.pipe(
  rules,
  v.forward(
    v.check(
      ({ slotMinutes, visitMinutes }) => visitMinutes === undefined || visitMinutes >= slotMinutes,
      'at least booking.slotMinutes: the next visit can begin that many minutes later',
    ),
    ['visitMinutes'],
  ),
  v.forward(
    v.check(
      ({ earlier, chairs }) => !earlier || chairs !== undefined,
      'left out, or booking.chairs has to say how many visits can take place at the same time',
    ),
    ['earlier'],
  ),
);

/** Schema of `reminders` in `clinic.yaml`. */
export const reminders = v.optional(
  f.fields(
    {
      hours: f.wholeNumber(
        suchAs(
          'how many hours before the visit patients who agreed are reminded, 2 to 336 and at least 2 more than booking.changeHours',
          24,
        ),
        2,
        336,
      ),
    },
    'e-mails before a visit; left out, nobody is asked and there are none',
  ),
);
