import { fields, longText, pictureIfAny, text } from '../fields.ts';

/** The rules for `clinic/pages/book.yaml`. */
export const BookPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    heading: text('the heading of the page'),
    intro: longText('one or two sentences under the heading'),
    ...pictureIfAny,
  },
  'the texts of the booking page, and its view',
);
