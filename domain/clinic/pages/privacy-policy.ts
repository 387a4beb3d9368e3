import * as v from 'valibot';
import * as f from '../field-schemas.ts';

/** What clinics can have that is kept longer than otherwise. */
const RETENTION_FEATURES = ['chairs', 'nudge', 'reminders'] as const;

const section = f.fields(
  {
    id: f.id('a short name that becomes part of the address, such as cookies'),
    title: f.text('a heading'),
    paragraphs: f.listOf(f.longText('a paragraph'), 'paragraphs'),
    points: f.listOf(f.longText('a point'), 'a list under the paragraphs'),
    forms: v.optional(f.formDelivery('the section stands only where forms go this way')),
    languages: v.optional(
      f.choice(['several'], 'the section stands only where the site has several languages'),
    ),
    keeps: v.optional(f.choice(RETENTION_FEATURES, 'the section stands only where clinic.yaml has this line')),
  },
  'the fields of a section',
);

/** The rules for `clinic/pages/privacy-policy.yaml`. */
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
 * The policy of a site whose forms go this way, in one language or several.
 *
 * @param kept - which of those lines the clinic has
 */
export function policyFor(
  way: f.FormDelivery,
  isInSeveralLanguages: boolean,
  policy: WrittenPrivacyPolicy,
  kept: Partial<Record<(typeof RETENTION_FEATURES)[number], boolean>> = {},
): WrittenPrivacyPolicy {
  const stands = ({ forms = way, languages, keeps }: WrittenPrivacyPolicy['sections'][number]) =>
    forms === way && (isInSeveralLanguages || !languages) && (!keeps || kept[keeps] === true);
  return { ...policy, sections: policy.sections.filter(stands) };
}
