import * as v from 'valibot';
import * as f from './field-schemas.ts';

// Schemas of the fields that say who has checked a text: `reviewed` and, in translations, `translation`.

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

/** Schema of the field `translation` in translated files, which is not a text. */
export const TranslationSchema = v.optional(
  f.fields(
    {
      of: v.optional(
        f.matching(
          /^[0-9a-f]{8}$/,
          'the version of the original it was made from; npm run translated writes it',
        ),
      ),
      reviewedBy: v.optional(
        f.reference(
          'doctor',
          'the doctor who has read this medical text in this language, by the id in doctors.yaml',
        ),
      ),
    },
    'what it was made from, and who has read it: of and reviewedBy',
  ),
  {},
);

export type Translation = v.InferOutput<typeof TranslationSchema>;

/** The note on a medical text in another language: not translated, or not reviewed by a clinician. */
export type UnfinishedTranslation = 'missing' | 'unreviewed';
