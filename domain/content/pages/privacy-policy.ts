import * as v from 'valibot';
import {
  choice,
  day,
  description,
  eachWithItsOwn,
  fields,
  formsWay,
  id,
  listOf,
  longText,
  someOf,
  text,
  type FormsWay,
} from '../fields.ts';

const SEVERAL = 'the section stands only where the site has several languages: several';

/** What clinics can have that is kept longer than otherwise. */
const KEEPING = ['chairs', 'nudge', 'reminders'] as const;

const section = fields(
  {
    id: id('a short name that becomes part of the address, such as cookies'),
    title: text('a heading'),
    paragraphs: listOf(longText('a paragraph'), 'paragraphs'),
    points: listOf(longText('a point'), 'a list under the paragraphs'),
    forms: v.optional(formsWay('the section stands only where forms go this way')),
    languages: v.optional(v.pipe(v.picklist(['several'], SEVERAL), v.description(SEVERAL))),
    keeps: v.optional(choice(KEEPING, 'the section stands only where clinic.yaml has this line')),
  },
  'the fields of a section',
);

/** The rules for `clinic/pages/privacy-policy.yaml`. */
export const PrivacyPolicyPageSchema = fields(
  {
    description,
    updated: day('when a sentence was last changed'),
    sections: v.pipe(someOf(section, 'a list of sections'), eachWithItsOwn('id')),
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
  way: FormsWay,
  isInSeveralLanguages: boolean,
  policy: WrittenPrivacyPolicy,
  kept: Partial<Record<(typeof KEEPING)[number], boolean>> = {},
): WrittenPrivacyPolicy {
  const stands = ({ forms = way, languages, keeps }: WrittenPrivacyPolicy['sections'][number]) =>
    forms === way && (isInSeveralLanguages || !languages) && (!keeps || kept[keeps] === true);
  return { ...policy, sections: policy.sections.filter(stands) };
}
