import * as v from 'valibot';
import { day, fields, httpsUrl, listOf, name, noted, reference } from './fields.ts';

const source = fields(
  {
    title: v.pipe(name('what it is called, with the organisation that publishes it'), noted({ cited: true })),
    link: httpsUrl('where it is'),
  },
  'a source: its title and its link',
);

/** Who last checked a medical text, when, and against which public guidance; each page says so. */
export const reviewed = v.optional(
  fields(
    {
      on: day('when the text was last checked'),
      by: reference('doctor', 'who checked it, the id of a doctor in doctors.yaml'),
      sources: listOf(source, 'the public guidance it was checked against'),
    },
    'when the text was checked, by whom and against what: on, by and sources',
  ),
);
