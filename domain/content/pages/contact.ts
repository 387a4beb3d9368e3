import { fields, longText, text } from '../fields.ts';

/** The rules for `clinic/pages/contact.yaml`. */
export const ContactPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    heading: text('the heading of the page'),
    headingAtHome: text('the heading of the same section on the home page'),
    intro: longText('one or two sentences under the heading; phone number and e-mail address become links'),
  },
  'the texts of the contact section',
);
