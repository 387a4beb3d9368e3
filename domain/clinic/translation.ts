import * as v from 'valibot';
import * as f from './field-schemas.ts';

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
