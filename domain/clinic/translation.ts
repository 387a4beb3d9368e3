import * as v from 'valibot';
import * as f from './field-schemas.ts';

/** What stands in a translated file beside its texts. */
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

/** What a medical text in another language says of itself. */
export type UnfinishedTranslation = 'missing' | 'unreviewed';
