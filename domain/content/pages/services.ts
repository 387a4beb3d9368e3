import { closing, fields, hero, icon, listOf, longText, point, text } from '../fields.ts';

const reason = fields({ icon, ...point.entries }, 'an icon, a heading and a sentence');

/** The rules for `clinic/pages/services.yaml`. */
export const ServicesPageSchema = fields(
  {
    title: text("the page's title for search engines, without the clinic's name"),
    description: longText('one or two sentences for search engines'),
    ...hero,
    unsure: closing,
    why: fields({ title: text('a heading'), points: listOf(reason, 'reasons') }, 'why choose the clinic'),
  },
  'the parts of the list of services',
);
