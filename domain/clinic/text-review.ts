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
 * Schema of a medical text's last review, which pages show: when and by whom it was read, and the public
 * guidance it follows. If no doctor has read the text yet, the review has sources only.
 */
export const reviewed = v.optional(
  v.pipe(
    f.fields(
      {
        on: v.optional(f.day('when the doctor read it')),
        by: v.optional(f.reference('doctor', 'the doctor who has read it, by the id in doctors.yaml')),
        sources: f.listOf(source, 'the public guidance it was checked against'),
      },
      'who has read the text and when, if a doctor has, and the guidance it follows: on, by and sources',
    ),
    v.check(({ on, by }) => (on === undefined) === (by === undefined), 'both `on` and `by`, or neither'),
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

/** Why a medical text in another language has a note: not translated, or not reviewed by a clinician. */
export type UnfinishedTranslation = 'missing' | 'unreviewed';
