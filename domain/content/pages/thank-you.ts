import { fields, icon, listOf, longText, point, text } from '../fields.ts';

const step = fields({ icon, ...point.entries }, 'an icon, a heading and a sentence');

/** The rules for `clinic/pages/thank-you.yaml`. */
export const ThankYouPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    heading: text('the heading of the page'),
    received: longText('a sentence under the heading'),
    nextSteps: fields(
      { title: text('a heading'), steps: listOf(step, 'what happens next, step by step') },
      'what happens next',
    ),
  },
  'the texts of the page that thanks for a request',
);
