import * as v from 'valibot';
import { openingPeriods } from './hours.ts';
import { WEEKDAYS, type Weekday } from '../time/weekly-hours.ts';
import { sentenceOf, suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

const doctorId = v.pipe(
  f.matching(
    /^dr-[a-z]+(-[a-z]+)*$/,
    suchAs('an id in small letters and hyphens that starts with dr-', 'dr-asha-rao'),
  ),
  f.notes({ key: true }),
);

const TITLE_AND_NAME = suchAs('a title and a name', 'Dr. Asha Rao');

// Two words are required, because the second is the label of a tab on /doctors.
const doctorName = v.pipe(
  f.cleanedText(TITLE_AND_NAME),
  v.regex(/^\S+ \S+/, sentenceOf(TITLE_AND_NAME)),
  f.notes({ translated: 'name' }),
);

const qualifications = f.properName(suchAs('degrees', 'BDS, MDS (Orthodontics)'));

const registration = v.optional(
  f.properName(
    "the state dental council and the doctor's number there, as the council's code of ethics asks",
  ),
);

const LANGUAGE = 'a language by its code, such as en, hi, mr or gu';

function isLanguage(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
  } catch {
    // `of` throws if a text does not have the form of a code, such as 'Hindi and English'.
    return false;
  }
}

const hoursOnDay = v.optional(openingPeriods, []);

/** What a doctor treats, on which days, and in which languages. */
const practice = {
  treats: f.listOf(
    f.reference('service', suchAs('the id of a service', 'braces')),
    'the services this doctor does, by id',
  ),
  days: f.listOf(f.choice(WEEKDAYS, 'a day of the week'), 'the days on which this doctor is here'),
  hours: v.optional(
    f.fields(
      Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOnDay])) as Record<Weekday, typeof hoursOnDay>,
      "the sittings on those of the days on which this doctor is not here all the clinic's hours",
    ),
  ),
  languages: f.listOf(
    v.pipe(
      f.matching(/^[a-z]{2,3}$/, LANGUAGE),
      v.check(isLanguage, LANGUAGE),
      f.notes({ input: 'language' }),
    ),
    'the languages this doctor speaks, by their short names, such as en, hi and mr',
  ),
};

type DaysAndHours = { days: Weekday[]; hours?: Record<Weekday, unknown[]> | undefined };

/** Whether all hours are on days on which the doctor is in. */
export function areHoursOnDays({ days, hours }: DaysAndHours): boolean {
  return !hours || WEEKDAYS.every((day) => hours[day].length === 0 || days.includes(day));
}

export const HOURS_ON_DAYS = 'hours of weekdays that are also in `days`';

/** The fields of a doctor of the Doctors page. */
export const doctor = f.fields(
  {
    id: doctorId,
    name: doctorName,
    title: f.text(suchAs('what the doctor is', 'Orthodontist and founder')),
    qualifications,
    registration,
    experience: v.optional(f.text(suchAs('the years of practice in words', '18 years of practice'))),
    specialties: f.listOf(f.text('a specialty'), 'short labels under the photo'),
    ...practice,
    ...f.optionalPicture,
    location: f.text('where the doctor sees patients'),
    about: f.listOf(f.longText('a paragraph'), 'paragraphs'),
    achievements: f.listOf(f.longText('a reason to choose this doctor'), 'the points under "Why Choose"'),
    career: v.optional(
      f.fields(
        {
          text: v.optional(f.longText('some sentences')),
          places: f.listOf(f.text('a place'), 'the places worked or trained at'),
        },
        'a career: text, places or both',
      ),
    ),
    testimonial: v.optional(f.longText("a patient's words, without quotation marks")),
  },
  'the fields of a doctor',
);

const homeDoctor = f.fields(
  {
    id: doctorId,
    name: doctorName,
    specialty: f.text('one specialty'),
    qualification: f.properName(suchAs('degrees', 'BDS, MDS (Endodontics)')),
    registration,
    ...f.optionalPicture,
    bio: v.optional(f.longText('two or three sentences')),
    ...practice,
  },
  'the fields of a doctor on the home page',
);

const HOME_DOCTORS = 'the shorter cards of the home page; left out, those of the Doctors page';

/** Schema of `clinic/doctors.yaml`. */
export const DoctorsSchema = f.fields(
  {
    doctors: f.listById(
      v.pipe(
        doctor,
        v.forward(
          v.check((each) => areHoursOnDays(each), HOURS_ON_DAYS),
          ['hours'],
        ),
      ),
      'the doctors of the Doctors page, a tab each',
    ),
    homeDoctors: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            homeDoctor,
            v.forward(
              v.check((each) => areHoursOnDays(each), HOURS_ON_DAYS),
              ['hours'],
            ),
          ),
          HOME_DOCTORS,
        ),
        f.uniqueBy('id'),
        f.describe(HOME_DOCTORS),
      ),
    ),
  },
  'the doctors',
);

export type Doctors = Required<v.InferOutput<typeof DoctorsSchema>>;
/** A doctor of the Doctors page. */
export type Doctor = Compiled<Doctors['doctors'][number]>;
/** A doctor of the home page. */
export type HomeDoctor = Compiled<Doctors['homeDoctors'][number]>;

/**
 * Derives the short card of the home page from a doctor's full entry, for clinics without `homeDoctors`.
 * `Image` is the type of the picture before or after compilation.
 */
export function homeDoctorOf<Image>(doctor: Omit<Doctor, 'image'> & { image?: Image | undefined }) {
  const { id, name, title: specialty, qualifications: qualification, registration } = doctor;
  const { image, imageAlt, about, treats, days, hours, languages } = doctor;
  const card = { id, name, specialty, qualification, registration, image, imageAlt };
  return { ...card, bio: about[0], treats, days, hours, languages };
}
