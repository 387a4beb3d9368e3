import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { UnfinishedTranslation } from './text-review.ts';

const condition = f.fields(
  {
    id: f.id(suchAs('its own name in this list', 'blood-thinner', { quoted: true })),
    title: f.text(suchAs('the condition in a few words', 'A blood thinner', { quoted: true })),
    short: v.optional(f.text('shorter words than `title`, for the e-mail to the patient')),
    tell: f.longText('what the patient should tell the dentist, and why'),
    bring: v.optional(f.longText('what to bring because of it')),
    neverStop: v.optional(f.longText('which medicine the patient should never stop without a doctor')),
  },
  'a condition: id, title, tell and, where needed, short, bring and neverStop',
);

/** Schema of `clinic/tell-us-first.yaml`. */
export const TellUsFirstSchema = f.fields(
  {
    tellUsFirst: v.optional(
      f.fields(
        {
          medicines: f.longText('what holds for every medicine: one or two short sentences'),
          conditions: v.pipe(
            f.nonEmptyListOf(condition, 'the conditions a dentist has to know of before treatment'),
            f.uniqueBy('id'),
            v.readonly(),
          ),
        },
        'what patients should tell the dentist before treatment: medicines and conditions',
      ),
    ),
  },
  'what patients should tell the dentist before treatment; without it, nothing is shown',
);

type Written = NonNullable<v.InferOutput<typeof TellUsFirstSchema>['tellUsFirst']>;

/**
 * What patients should tell the dentist before treatment; undefined if the clinic has no such list.
 * `translation` is set in other languages if no clinician has read the text (docs/product.md, Languages).
 */
export type TellUsFirst = (Written & { translation?: UnfinishedTranslation }) | undefined;
