import * as v from 'valibot';
import { fields, isRealDay, text } from './schema-fields.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** A weekday's key in the clinic's hours; the order is that of `Date.prototype.getUTCDay`. */
export type Weekday = (typeof WEEKDAYS)[number];

// Every message completes the sentence "it should be …": the build prints it beside the value it found.

const tenDigits = v.pipe(
  v.string('a phone number of 10 digits in quotes, such as "9876543210"'),
  v.regex(
    /^[6-9]\d{9}$/,
    'a phone number of 10 digits starting with 6 to 9, such as "9876543210", without +91',
  ),
);

const timeOfDay = v.pipe(
  v.string('a 24-hour time in quotes, such as "09:00"'),
  v.regex(/^([01]\d|2[0-3]):(00|30)$/, 'a 24-hour time on the hour or half hour, such as "09:00" or "18:30"'),
);

const openingTimes = v.nullable(
  v.pipe(
    fields(
      { opens: timeOfDay, closes: timeOfDay },
      'opening times such as { opens: "09:00", closes: "19:00" }, or null when closed',
    ),
    v.forward(
      v.check(({ opens, closes }) => opens < closes, 'later than the opening time of the same day'),
      ['closes'],
    ),
  ),
);

const hours = fields(
  Object.fromEntries(WEEKDAYS.map((day) => [day, openingTimes])) as Record<Weekday, typeof openingTimes>,
  'opening times for each weekday, monday to sunday',
);

const CLOSURE_DATE = 'a real day, "MM-DD" for every year (such as "01-26") or "YYYY-MM-DD" for one day';
const closure = fields(
  {
    date: v.pipe(
      v.string(CLOSURE_DATE),
      v.regex(/^(\d{4}-)?\d{2}-\d{2}$/, CLOSURE_DATE),
      // A yearly day is tried in a leap year, so that 02-29 is a real one.
      v.check((date) => isRealDay(date.length === 5 ? `2024-${date}` : date), CLOSURE_DATE),
    ),
    name: text('the name of the day, such as "Republic Day"'),
  },
  'a closure such as { date: "01-26", name: "Republic Day" }',
);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/') || zone === 'UTC';
  } catch {
    return false;
  }
}

function httpsUrl(what: string) {
  const is = `${what}, a full address starting with https://`;
  return v.pipe(v.string(is), v.url(is), v.startsWith('https://', is));
}

const count = (what: string) =>
  v.pipe(
    v.number(`${what}, a whole number`),
    v.integer(`${what}, a whole number`),
    v.minValue(0, `${what}, 0 or more`),
  );

const socialAddress = v.nullable(httpsUrl("the page's address, or null"), null);

/** The rules for `clinic/clinic.ts`, checked before every build. */
export const ClinicSchema = fields(
  {
    name: text("the clinic's name"),
    siteUrl: v.pipe(
      httpsUrl("the site's own address"),
      v.check((url) => !url.endsWith('/'), 'without a slash at its end'),
    ),
    founded: v.pipe(
      count('the year the clinic was founded'),
      v.minValue(1900, 'a year from 1900 on'),
      v.maxValue(2100, 'a year, such as 2008'),
    ),
    leadDoctor: fields(
      {
        id: v.pipe(
          text('the doctor\'s id in doctors.ts, such as "dr-ananya-deshmukh"'),
          v.regex(/^dr-[a-z-]+$/, 'an id in small letters and hyphens that starts with "dr-"'),
        ),
        name: v.pipe(
          text('the doctor\'s name, such as "Dr. Ananya Deshmukh"'),
          v.regex(/^\S+ \S+/, 'a title and a name, such as "Dr. Ananya Deshmukh"'),
        ),
      },
      'the lead doctor, such as { id: "dr-ananya-deshmukh", name: "Dr. Ananya Deshmukh" }',
    ),
    address: fields(
      {
        street: text('the street address'),
        locality: text('the district, such as "Worli"'),
        city: text('the city'),
        region: text('the state'),
        postalCode: v.pipe(
          v.string('a postal code in quotes'),
          v.regex(/^[1-9]\d{5}$/, 'a postal code of six digits, such as "400018"'),
        ),
        country: v.pipe(
          v.string('a country code in quotes'),
          v.regex(/^[A-Z]{2}$/, 'a country code of two capital letters, such as "IN"'),
        ),
      },
      "the clinic's address",
    ),
    phone: tenDigits,
    whatsapp: tenDigits,
    email: v.pipe(
      v.string('an e-mail address in quotes'),
      v.email('an e-mail address, such as "hello@clinic.example"'),
    ),
    timeZone: v.pipe(
      v.string('a time zone in quotes'),
      v.check(isTimeZone, 'a time zone by its IANA name, such as "Asia/Kolkata"'),
    ),
    hours: v.pipe(
      hours,
      v.check((week) => WEEKDAYS.some((day) => week[day]), 'open on at least one weekday'),
    ),
    closures: v.array(closure, 'a list of closures; an empty one is []'),
    map: fields(
      {
        latitude: v.pipe(
          v.number('a latitude in degrees'),
          v.minValue(-90, 'from -90 to 90'),
          v.maxValue(90, 'from -90 to 90'),
        ),
        longitude: v.pipe(
          v.number('a longitude in degrees'),
          v.minValue(-180, 'from -180 to 180'),
          v.maxValue(180, 'from -180 to 180'),
        ),
        sketch: v.nullable(text('what the sketch in clinic/images/map-sketch.svg shows, or null')),
      },
      'a position and a sketch, such as { latitude: 19.0144, longitude: 72.8174, sketch: null }',
    ),
    social: fields(
      { facebook: socialAddress, instagram: socialAddress, twitter: socialAddress, linkedin: socialAddress },
      'the four social addresses, each null where there is none',
    ),
    claims: fields(
      {
        yearsOfExperience: count('years of experience'),
        happyPatients: count('the number of patients'),
        invisalignSmiles: count('the number of Invisalign patients'),
        treatments: count('the number of treatments'),
        satisfactionPercent: v.pipe(count('a percentage'), v.maxValue(100, 'at most 100')),
        fiveStarReviews: count('the number of five-star reviews'),
        promises: v.pipe(v.array(text('a short promise')), v.length(3, 'exactly three promises')),
      },
      "the clinic's figures and promises",
    ),
    banner: fields(
      { text: text("the banner's text"), action: text("the words of the banner's link") },
      'the text and link of the banner on top of every page',
    ),
    picturesAreIllustrations: v.boolean('true or false'),
  },
  'the fields of a clinic',
);

export type Clinic = v.InferInput<typeof ClinicSchema>;
