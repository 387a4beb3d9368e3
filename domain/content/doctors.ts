import * as v from 'valibot';
import { WEEKDAYS } from '../week.ts';
import {
  choice,
  eachWithItsOwn,
  fields,
  listOf,
  longText,
  matching,
  noted,
  pictureIfAny,
  reference,
  text,
} from './fields.ts';

const doctorId = v.pipe(
  matching(
    /^dr-[a-z]+(-[a-z]+)*$/,
    'an id in small letters and hyphens that starts with dr-, such as dr-asha-rao',
  ),
  noted({ key: true }),
);

// What a tab of /doctors is labelled with is found in it.
const doctorName = v.pipe(
  matching(/^\S+ \S+/, 'a title and a name, such as Dr. Asha Rao'),
  noted({ translated: 'name' }),
);

const registration = v.optional(
  text("the state dental council and the doctor's number there, as the council's code of ethics asks"),
);

const LANGUAGE = 'a language by its code, such as en, hi, mr or gu';

function isLanguage(code: string): boolean {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** What a doctor does here, when, and in which languages. */
const practice = {
  treats: listOf(
    reference('service', 'the id of a service, such as braces'),
    'the services this doctor does, by id',
  ),
  days: listOf(choice(WEEKDAYS, 'a day of the week'), 'the days on which this doctor is here'),
  languages: listOf(
    v.pipe(matching(/^[a-z]{2,3}$/, LANGUAGE), v.check(isLanguage, LANGUAGE), noted({ input: 'language' })),
    'the languages this doctor speaks, by their codes',
  ),
};

const doctor = fields(
  {
    id: doctorId,
    name: doctorName,
    title: text('what the doctor is, such as Orthodontist and founder'),
    qualifications: text('degrees, such as BDS, MDS (Orthodontics)'),
    registration,
    experience: v.optional(text('the years of practice in words, such as 18 years of practice')),
    specialties: listOf(text('a specialty'), 'short labels under the photo'),
    ...practice,
    ...pictureIfAny,
    location: text('where the doctor sees patients'),
    about: listOf(longText('a paragraph'), 'paragraphs'),
    achievements: listOf(longText('a reason to choose this doctor'), 'the points under "Why Choose"'),
    career: v.optional(
      fields(
        {
          text: v.optional(longText('some sentences')),
          places: listOf(text('a place'), 'the places worked or trained at'),
        },
        'a career: text, places or both',
      ),
    ),
    testimonial: v.optional(longText("a patient's words, without quotation marks")),
  },
  'the fields of a doctor',
);

const homeDoctor = fields(
  {
    id: doctorId,
    name: doctorName,
    specialty: text('one specialty'),
    qualification: text('degrees, such as BDS, MDS (Endodontics)'),
    registration,
    ...pictureIfAny,
    bio: v.optional(longText('two or three sentences')),
    ...practice,
  },
  'the fields of a doctor on the home page',
);

/** The rules for `clinic/doctors.yaml`. */
export const DoctorsSchema = fields(
  {
    doctors: v.pipe(listOf(doctor, 'the doctors of the Doctors page, a tab each'), eachWithItsOwn('id')),
    homeDoctors: v.optional(
      v.pipe(
        v.array(homeDoctor),
        eachWithItsOwn('id'),
        v.description('the shorter cards of the home page; left out, those of the Doctors page'),
      ),
    ),
  },
  'the doctors',
);

export type Doctors = Required<v.InferOutput<typeof DoctorsSchema>>;
/** A doctor of the Doctors page. */
export type Doctor = Doctors['doctors'][number];
/** A doctor of the home page. */
export type HomeDoctor = Doctors['homeDoctors'][number];

/** The shorter card of a doctor, where the owner has written none. */
export function homeDoctorOf({ title, qualifications, about: [bio], ...doctor }: Doctor): HomeDoctor {
  const { id, name, registration, image, imageAlt, treats, days, languages } = doctor;
  const card = {
    id,
    name,
    specialty: title,
    qualification: qualifications,
    registration,
    image,
    imageAlt,
    bio,
  };
  return { ...card, treats, days, languages };
}
