import { closing, fields, hero, longText, text } from '../fields.ts';

/** The rules for `clinic/pages/doctors.yaml`. */
export const DoctorsPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    heading: hero.heading,
    intro: hero.intro,
    others: fields(
      { title: text('a heading'), intro: longText('a sentence') },
      'the doctors who are only on the home page',
    ),
    closing,
  },
  'the parts of the Doctors page',
);
