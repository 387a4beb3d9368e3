import { closing, fields, hero, link, listOf, longText, text } from '../fields.ts';

/** The rules for `clinic/pages/transformations.yaml`. */
export const TransformationsPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    ...hero,
    tabs: listOf(
      fields({ label: text('its words'), link: link('where it leads') }, 'a tab: label and link'),
      'links that look like tabs, this page among them',
    ),
    closing,
  },
  'the parts of the Treatment Transformations page',
);
