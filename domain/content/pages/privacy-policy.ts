import * as v from 'valibot';
import {
  day,
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

const section = fields(
  {
    id: id('a short name that becomes part of the address, such as cookies'),
    title: text('a heading'),
    paragraphs: listOf(longText('a paragraph'), 'paragraphs'),
    points: listOf(text('a point'), 'a list under the paragraphs'),
    forms: v.optional(formsWay('the section stands only where forms go this way')),
    languages: v.optional(v.pipe(v.picklist(['several'], SEVERAL), v.description(SEVERAL))),
  },
  'the fields of a section',
);

/** The rules for `clinic/pages/privacy-policy.yaml`. */
export const PrivacyPolicyPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    updated: day('when a sentence was last changed'),
    sections: v.pipe(someOf(section, 'a list of sections'), eachWithItsOwn('id')),
  },
  'the parts of the privacy policy',
);

export type WrittenPrivacyPolicy = v.InferOutput<typeof PrivacyPolicyPageSchema>;

/** The policy of a site whose forms go this way, in one language or several. */
export function policyFor(
  way: FormsWay,
  isInSeveralLanguages: boolean,
  policy: WrittenPrivacyPolicy,
): WrittenPrivacyPolicy {
  const stands = ({ forms = way, languages }: WrittenPrivacyPolicy['sections'][number]) =>
    forms === way && (isInSeveralLanguages || !languages);
  return { ...policy, sections: policy.sections.filter(stands) };
}
