import * as v from 'valibot';
import * as f from './field-schemas.ts';

const source = f.fields(
  {
    title: v.pipe(
      f.name('what it is called, with the organisation that publishes it'),
      f.notes({ cited: true }),
    ),
    link: f.httpsUrl('where it is'),
  },
  'a source: its title and its link',
);

/**
 * Schema of a medical text's last review: when, by whom, and against which public guidance. Pages show it.
 */
export const reviewed = v.optional(
  f.fields(
    {
      on: f.day('when the text was last checked'),
      by: f.reference('doctor', 'who checked it, the id of a doctor in doctors.yaml'),
      sources: f.listOf(source, 'the public guidance it was checked against'),
    },
    'when the text was checked, by whom and against what: on, by and sources',
  ),
);
