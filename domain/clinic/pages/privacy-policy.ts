import * as v from 'valibot';
import { suchAs } from '../field-description.ts';
import * as f from '../field-schemas.ts';

/** Optional features of a clinic for which the relay stores data longer. */
const RETENTION_FEATURES = ['chairs', 'email', 'nudge', 'reminders', 'dayList'] as const;

const section = f.fields(
  {
    id: f.id(suchAs('a short name that becomes part of the address', 'cookies')),
    title: f.text('a heading'),
    paragraphs: f.listOf(f.longText('a paragraph'), 'paragraphs'),
    points: f.listOf(f.longText('a point'), 'a list under the paragraphs'),
    forms: v.optional(f.formDelivery('the section is shown only if forms are delivered this way')),
    languages: v.optional(
      f.choice(['several'], 'the section is shown only if the site has several languages'),
    ),
    keeps: v.optional(f.choice(RETENTION_FEATURES, 'the section is shown only if clinic.yaml has this line')),
  },
  'the fields of a section',
);

/** Schema of `clinic/pages/privacy-policy.yaml`. */
export const PrivacyPolicyPageSchema = f.fields(
  {
    description: f.description,
    updated: f.day('when a sentence was last changed'),
    sections: v.pipe(f.nonEmptyListOf(section, 'a list of sections'), f.uniqueBy('id')),
  },
  'the parts of the privacy policy',
);

export type WrittenPrivacyPolicy = v.InferOutput<typeof PrivacyPolicyPageSchema>;

/**
 * Returns the sections of the policy that apply to a site.
 *
 * @param features - the features of the clinic for which data is stored longer
 */
export function policyFor(
  delivery: f.FormDelivery,
  isInSeveralLanguages: boolean,
  policy: WrittenPrivacyPolicy,
  features: Partial<Record<(typeof RETENTION_FEATURES)[number], boolean>> = {},
): WrittenPrivacyPolicy {
  const applies = ({ forms = delivery, languages, keeps }: WrittenPrivacyPolicy['sections'][number]) =>
    forms === delivery && (isInSeveralLanguages || !languages) && (!keeps || features[keeps] === true);
  return { ...policy, sections: policy.sections.filter(applies) };
}
