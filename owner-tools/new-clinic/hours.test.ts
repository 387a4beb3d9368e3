import { describe, expect, test } from 'vitest';
import { messageOf } from '../../tests/helpers/files.ts';
import { hoursText, readHours } from './hours.ts';

describe('hours in common forms', () => {
  test.each([
    // days
    ['Mo-Fr 9-5', 'Mon-Fri 09:00-17:00'],
    ['Tues, Thurs 10-6', 'Tue 10:00-18:00, Thu 10:00-18:00'],
    ['Mondays & Wednesdays 10-6', 'Mon 10:00-18:00, Wed 10:00-18:00'],
    ['Mon/Wed/Fri 10-6', 'Mon 10:00-18:00, Wed 10:00-18:00, Fri 10:00-18:00'],
    ['Mon. - Fri. 9-5', 'Mon-Fri 09:00-17:00'],
    ['Mon. 9am-1pm. Tues. 9am-2pm.', 'Mon 09:00-13:00, Tue 09:00-14:00'],
    ['Sat-Thu 9-5', 'Mon-Thu 09:00-17:00, Sat-Sun 09:00-17:00'],
    ['Saturday to Thursday 9 to 5', 'Mon-Thu 09:00-17:00, Sat-Sun 09:00-17:00'],
    ['Fri–Mon 9–5', 'Mon 09:00-17:00, Fri-Sun 09:00-17:00'],
    ['Su-Th 9-5', 'Mon-Thu 09:00-17:00, Sun 09:00-17:00'],
    ['Sun-Sat 9-5', 'Mon-Sun 09:00-17:00'],
    ['Daily 9-5', 'Mon-Sun 09:00-17:00'],
    ['Every day: 9-5', 'Mon-Sun 09:00-17:00'],
    ['all 7 days 9-5', 'Mon-Sun 09:00-17:00'],
    ['9-5', 'Mon-Sun 09:00-17:00'],
    ['Weekdays 9-5, weekends 10-1', 'Mon-Fri 09:00-17:00, Sat-Sun 10:00-13:00'],
    ['9-5 Mon-Fri', 'Mon-Fri 09:00-17:00'],
    ['9-1, 5-8 Mon-Fri; 9-1 Sat', 'Mon-Fri 09:00-13:00 17:00-20:00, Sat 09:00-13:00'],
    ['9-5 Mon-Fri, Sat 9-1', 'Mon-Fri 09:00-17:00, Sat 09:00-13:00'],
    ['Mon-Fri\n9-5\nSat\n9-1', 'Mon-Fri 09:00-17:00, Sat 09:00-13:00'],
    // times
    ['Daily 10.00 a.m. - 6.30 p.m.', 'Mon-Sun 10:00-18:30'],
    ['Mon-Sat 10 AM till 7:30 PM', 'Mon-Sat 10:00-19:30'],
    ['Mon–Sat: 10am–1pm & 5pm–9pm', 'Mon-Sat 10:00-13:00 17:00-21:00'],
    ['Mon-Fri 9 - 12 noon, 4pm - 8pm', 'Mon-Fri 09:00-12:00 16:00-20:00'],
    ['Mon-Fri 9am to noon', 'Mon-Fri 09:00-12:00'],
    ['Mon-Fri 12 noon - 8', 'Mon-Fri 12:00-20:00'],
    ['Mon-Fri 12-8', 'Mon-Fri 12:00-20:00'],
    ['Mon-Fri 0900-1330 hrs, 1630-2030 hrs', 'Mon-Fri 09:00-13:30 16:30-20:30'],
    ['Mon-Fri 9-1, evening 6-9', 'Mon-Fri 09:00-13:00 18:00-21:00'],
    ['Mon-Fri morning 7-9', 'Mon-Fri 07:00-09:00'],
    ['Mon-Fri evening: 5-8', 'Mon-Fri 17:00-20:00'],
    ['Mon-Fri 4-8pm', 'Mon-Fri 16:00-20:00'],
    ['Mon-Fri 10-6pm', 'Mon-Fri 10:00-18:00'],
    ['Mon-Fri 10-1, 6-9pm', 'Mon-Fri 10:00-13:00 18:00-21:00'],
    ['Mon-Fri 5am-8am', 'Mon-Fri 5:00am-08:00'],
    ['Mon-Fri 9-1, 1-5', 'Mon-Fri 09:00-17:00'],
    ['Mon-Fri ९-५', 'Mon-Fri 09:00-17:00'],
    [
      'Mon-Sat 9-1; Mon, Wed 5-8',
      'Mon 09:00-13:00 17:00-20:00, Tue 09:00-13:00, Wed 09:00-13:00 17:00-20:00, Thu-Sat 09:00-13:00',
    ],
    ['24 hours', 'Mon-Sun 00:00-24:00'],
    ['Open 24/7', 'Mon-Sun 00:00-24:00'],
    ['24x7', 'Mon-Sun 00:00-24:00'],
    ['Mon-Fri 24 hrs, Sat 9-1', 'Mon-Fri 00:00-24:00, Sat 09:00-13:00'],
    ['Mon-Fri round the clock', 'Mon-Fri 00:00-24:00'],
    // past midnight
    ['Fri 18:00-02:00', 'Fri 18:00-24:00, Sat 00:00-02:00'],
    ['Sun 6pm-2am', 'Mon 00:00-02:00, Sun 18:00-24:00'],
    ['Mon-Sat 6pm-12am', 'Mon-Sat 18:00-24:00'],
    ['Mon-Sat 6 pm to midnight', 'Mon-Sat 18:00-24:00'],
    ['Mon-Sat 18-24', 'Mon-Sat 18:00-24:00'],
    ['daily 20:00-03:30', 'Mon-Sun 00:00-03:30 20:00-24:00'],
  ])('%j is read as %j', (text, expected) => {
    const written = hoursText(readHours(text));
    expect(written).toBe(expected);
    // The normalized answer is parsed again after each further question.
    expect(hoursText(readHours(written))).toBe(expected);
  });
});

describe('a closed day stays closed wherever the text says so', () => {
  const allButFriday = 'Mon-Thu 09:00-13:00, Sat-Sun 09:00-13:00';
  const allButSunday = 'Mon-Sat 09:00-13:00';
  test.each([
    ['All days except Friday 9-1', allButFriday],
    ['9-1 all days except Friday', allButFriday],
    ['Daily 9-1 except Fridays', allButFriday],
    ['Daily 9-1, but not on Friday', allButFriday],
    ['9-1, closed on Fridays', allButFriday],
    ['Closed on Fridays, 9-1', allButFriday],
    ['Friday closed. Daily 9-1', allButFriday],
    ['Fri closed, Mon-Sun 9-1', allButFriday],
    ['Mon-Sun 9-1, Friday: closed', allButFriday],
    ['Except Fridays, 9-1', allButFriday],
    ['Closed Sunday; Mon-Sun 9-1', allButSunday],
    ['Sunday holiday, daily 9-1', allButSunday],
    ['9-1 (Sunday closed)', allButSunday],
    ['Daily (except Sunday) 9-1', allButSunday],
    ['All days except Fri, Sun 9-1', 'Mon-Thu 09:00-13:00, Sat 09:00-13:00'],
    ['Mon-Sat except Wed 9-1, 5-8', 'Mon-Tue 09:00-13:00 17:00-20:00, Thu-Sat 09:00-13:00 17:00-20:00'],
    ['Daily 9-1 except Sunday 10-12', 'Mon-Sat 09:00-13:00, Sun 10:00-12:00'],
    ['Thu, Sun closed; 9-1', 'Mon-Wed 09:00-13:00, Fri-Sat 09:00-13:00'],
    ['Closed Sun, Mon 9-1', 'Mon 09:00-13:00'],
    ['Closed Sunday and Monday; Tue-Sat 9-5', 'Tue-Sat 09:00-17:00'],
    ['Closed Sunday Mon-Sat 9-1', allButSunday],
  ])('%j is read as %j', (text, expected) => {
    expect(hoursText(readHours(text))).toBe(expected);
  });
});

describe('rejects ambiguous hours', () => {
  test.each([
    ['Mon, Wed, Fri 9-1; Tue, Thu 4-8', '"4-8" does not say whether .* such as "4am-8am" or "4pm-8pm"'],
    ['Mon-Fri 5-8', '"5-8" does not say'],
    ['Sun 1-4', '"1-4" does not say'],
    ['Tue 04:00-08:00', '"04:00-08:00" does not say .* "4:00am-8:00am" or "4:00pm-8:00pm"'],
    ['Tue 3:30-7', '"3:30-7" does not say'],
    ['Tue 5-13:30', '"5-13:30" does not say'],
    ['Mon-Fri 7-9', '"7-9" does not say'],
    ['Mon-Fri 6-9pm', '"6-9pm" does not say .* "6am-9pm" or "6pm-9pm"'],
    ['Mon-Fri 10-2am', '"10-2am" does not say'],
    ['Mon 10-1, 11-3', 'Monday has 10:00-13:00 and also 11:00-15:00'],
    ['Mon 17-12', 'does not end after it begins'],
    ['Mon 09:00-05:00', '"09:00-05:00" does not end after it begins'],
    ['Mon 14:00-10:00', 'does not end after it begins'],
    ['Mon 9am-9am', 'does not end after it begins'],
    ['Mon 25-26', '"25" is no time'],
    ['Mon 9:75-10', '"9:75" is no time'],
    ['M-F 9-5', '"M-F" names neither days nor hours'],
    ['MWF 9-5', '"MWF" names neither'],
    ['alternate Saturdays 9-1', '"alternate" names neither'],
    ['1st and 3rd Saturday 9-1', '"1st" names neither'],
    ['Mon-Sat 9-1, Sunday by appointment', '"by" names neither'],
    ['Mon-Sat 9-1, lunch 1-2', '"lunch" names neither'],
    ['Mon-Fri 9-1, Sat', '"Sat"|which hours are on which days'],
    ['Sat', '"Sat" has no hours'],
    ['closed', '"closed" names no day'],
    ['closed except Sunday 9-1', '"closed" names no day'],
    ['Sunday closed', 'names neither|no day is open'],
    ['Sunday closed, Sunday 9-1', 'Sunday has hours and is closed'],
    ['Mon-Sat 9-5, Wed 10-12', 'Wednesday has 09:00-17:00 and also 10:00-12:00'],
    ['Daily 9-1, except Thursday, 5-8', '"5-8" could be the hours of Thursday or of the other days'],
    ['Mon-Fri 9-1, 5-8 Sat', 'which hours are on which days'],
    ['Fri 6pm-2am, Saturday closed', 'Friday is open past midnight, and Saturday is closed'],
    ['Mon-Mon 9-5', 'begins and ends with the same day'],
    ['9-1-5-8', 'names neither'],
    ['', '"" names neither'],
  ])('%j', (text, message) => {
    expect(messageOf(() => readHours(text, 'Opening hours'))).toMatch(
      new RegExp(`^Opening hours: .*(${message})`),
    );
  });
});
