import * as v from 'valibot';
import { eachWithItsOwn, exactly, fields, listOf, picture, pictureText, text } from './schema-fields.ts';

const DOCTOR_ID = 'an id in small letters and hyphens that starts with "dr-"';
const doctorId = v.pipe(v.string(DOCTOR_ID), v.regex(/^dr-[a-z]+(-[a-z]+)*$/, DOCTOR_ID));

// The tabs of /doctors are labelled with the second word (spec 2).
const doctorName = v.pipe(
  text('the doctor\'s name, such as "Dr. Ananya Deshmukh"'),
  v.regex(/^\S+ \S+/, 'a title and a name, such as "Dr. Ananya Deshmukh"'),
);

const doctor = fields(
  {
    id: doctorId,
    name: doctorName,
    title: text('what the doctor is, such as "Orthodontist and founder"'),
    qualifications: text('degrees, such as "BDS, MDS (Orthodontics)"'),
    experience: text('the years of practice in words, such as "18 years of practice"'),
    specialties: listOf(text('a specialty'), 'a list of specialties'),
    image: picture,
    imageAlt: pictureText,
    location: text('where the doctor sees patients'),
    about: listOf(text('a paragraph'), 'a list of paragraphs'),
    achievements: listOf(text('a reason to choose this doctor'), 'a list of reasons'),
    career: fields(
      {
        text: v.string('some sentences, or "" for none'),
        places: v.array(text('a place'), 'a list of places; an empty one is []'),
      },
      'a career such as { text: "…", places: [] }',
    ),
    testimonial: text("a patient's words, without quotation marks"),
    contactInfo: fields({ phone: text("the clinic's phone: clinic.phone") }, '{ phone: clinic.phone }'),
  },
  'the fields of a doctor',
);

const homeDoctor = fields(
  {
    id: doctorId,
    name: doctorName,
    specialty: text('one specialty'),
    qualification: text('degrees, such as "BDS, MDS (Endodontics)"'),
    image: picture,
    imageAlt: pictureText,
    bio: text('two or three sentences'),
  },
  'the fields of a doctor on the home page',
);

/** The rules for `clinic/doctors.ts` (spec 3, decisions 4). */
export const DoctorsSchema = fields(
  {
    doctors: v.pipe(exactly(4, doctor, 'doctors'), eachWithItsOwn('id')),
    homeDoctors: v.pipe(exactly(4, homeDoctor, 'doctors'), eachWithItsOwn('id')),
  },
  'the two lists of doctors',
);

export type Doctors = v.InferOutput<typeof DoctorsSchema>;
/** A doctor of /doctors. */
export type Doctor = Doctors['doctors'][number];
/** A doctor of the home page. */
export type HomeDoctor = Doctors['homeDoctors'][number];
