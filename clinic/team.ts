import type { TeamMember } from '../app/content/team-schema.ts';
import { clinic } from './clinic.ts';

/**
 * The six people of the Team page who are not doctors.
 *
 * id             a short name for this entry
 * role           what the person does here
 * specialties    short labels in the profile
 * image          a file in clinic/images; imageAlt describes it to those who cannot see it
 * about          paragraphs with an empty line between them; the card shows the first
 * expertise, languages, socialLinks   leave out what a person does not have
 */
const mailDomain = clinic.email.split('@')[1];

export const team = [
  {
    id: 'meera-pawar',
    name: 'Meera Pawar',
    role: 'Dental hygienist',
    qualifications: 'Diploma in Dental Hygiene',
    specialties: ['Scaling and polishing', 'Gum care', 'Brushing advice'],
    image: 'team/meera-pawar.webp',
    imageAlt:
      'Illustration: Meera Pawar, a young woman with a long braid and a bindi, smiling broadly in teal scrubs',
    about: `Meera cleans teeth, measures gums and has a patient way of finding the one place a brush keeps missing. She never hands out more than two things to change at a time, because nobody remembers ten.

She joined us in 2017, straight from college. Most of her patients come back every six months, and she knows how their children did in their examinations.

On Saturdays she visits a municipal school in Worli Koliwada with a box of brushes and a very large set of plaster teeth.`,
    expertise: [
      'Ultrasonic and hand scaling',
      'Gum measurements and follow-up',
      'Cleaning around braces and implants',
      'Showing children how to brush',
    ],
    languages: ['Marathi', 'Hindi', 'English'],
    socialLinks: { email: `meera.pawar@${mailDomain}` },
  },
  {
    id: 'imran-qureshi',
    name: 'Imran Qureshi',
    role: 'Front desk manager',
    qualifications: 'BCom, Certificate in Healthcare Administration',
    specialties: ['Appointments', 'Insurance papers'],
    image: 'team/imran-qureshi.webp',
    imageAlt:
      'Illustration: Imran Qureshi, a young man with curly dark hair and a cream kurta, smiling broadly',
    about: `Imran is the voice on the telephone. He keeps the diary so that a visit booked in advance starts on time, and he holds back two half hours each day for people who wake up in pain.

If you have insurance, bring the card. He fills in the forms with you, asks the insurer what they need, and tells you plainly when a treatment is not covered.`,
    languages: ['Hindi', 'Urdu', 'English', 'Gujarati'],
    socialLinks: {
      linkedin: 'https://www.linkedin.com/in/imran-qureshi-sample-profile',
      email: `imran.qureshi@${mailDomain}`,
    },
  },
  {
    id: 'lakshmi-nair',
    name: 'Lakshmi Nair',
    role: 'Head dental nurse',
    qualifications: 'General Nursing and Midwifery, Certificate in Dental Assisting',
    specialties: ['Surgery support', 'Anxious patients'],
    image: 'team/lakshmi-nair.webp',
    imageAlt:
      'Illustration: Lakshmi Nair, a woman with a short grey bob and a bindi, smiling in pale green scrubs',
    about: `Lakshmi nursed in a hospital ward for eleven years before she came to dentistry, and it shows when somebody feels faint. She has assisted at nearly every implant placed here since 2012.

She trains our younger nurses and runs the drill for medical emergencies every three months. Patients mostly know her as the one who holds a hand without being asked.`,
    expertise: [
      'Assisting in implant and oral surgery',
      'Care in the hours after an operation',
      'Medical emergencies in the dental chair',
    ],
    languages: ['Malayalam', 'English', 'Hindi', 'Marathi', 'Tamil'],
  },
  {
    id: 'joseph-dsouza',
    name: "Joseph D'Souza",
    role: 'Sterilisation and laboratory technician',
    qualifications: 'Diploma in Dental Mechanics',
    specialties: ['Sterilisation', 'Models and retainers', 'Shade matching'],
    image: 'team/joseph-dsouza.webp',
    imageAlt:
      "Illustration: Joseph D'Souza, a man with grey side-parted hair and a moustache, smiling quietly in blue scrubs",
    about: `Joseph looks after what patients rarely see. Every instrument is washed, packed, sterilised in an autoclave and dated by him or under his eye, and each cycle is written into a book that goes back to our opening year.

In the small laboratory behind the lounge he trims models, makes retainers and night guards, and mends dentures while you wait. For a front tooth he comes to the chair and looks at its colour by the window.`,
    expertise: ['Autoclave cycles and records', 'Retainers and night guards', 'Denture repairs'],
  },
  {
    id: 'priya-gaikwad',
    name: 'Priya Gaikwad',
    role: 'Treatment coordinator',
    qualifications: 'BDS',
    specialties: ['Treatment plans', 'Costs and instalments'],
    image: 'team/priya-gaikwad.webp',
    imageAlt:
      'Illustration: Priya Gaikwad, a young woman with a dark ponytail and glasses, smiling in a terracotta shirt',
    about: `Priya trained as a dentist and found that she liked explaining more than drilling. After the doctor has spoken with you, she sits down with the plan, the order of visits and the costs, and goes through them until they make sense.

She will tell you what can wait. If a fee has to be spread over some months, she works that out with you too, before anything begins.`,
    languages: ['Marathi', 'Hindi', 'English'],
    socialLinks: { linkedin: 'https://www.linkedin.com/in/priya-gaikwad-sample-profile' },
  },
  {
    id: 'harpreet-singh',
    name: 'Harpreet Singh',
    role: 'International patient coordinator',
    qualifications: 'MBA (Hospital Administration)',
    specialties: ['Travel planning', 'Remote consultations', 'Care after the journey home'],
    image: 'team/harpreet-singh.webp',
    imageAlt:
      'Illustration: Harpreet Singh, a man with a teal turban and a full dark beard, smiling with closed lips in a white shirt',
    about: `Harpreet is the person you hear from when you write to us from abroad. He collects your X-rays, arranges the call with the doctor and sends the written plan.

He has met patients at the airport at three in the morning and found vegetarian, halal and kosher kitchens within walking distance. While you are being treated, his number is the one to ring at any hour.

After you have gone home he asks how you are, in the first week, the first month and the sixth.`,
    expertise: [
      'Quotes and schedules across time zones',
      'Hotel and airport arrangements',
      'Records for your dentist at home',
    ],
    languages: ['English', 'Hindi', 'Punjabi', 'Arabic (conversational)'],
    socialLinks: {
      linkedin: 'https://www.linkedin.com/in/harpreet-singh-sample-profile',
      email: `harpreet.singh@${mailDomain}`,
    },
  },
] satisfies TeamMember[];
