import * as v from 'valibot';
import { day, eachWithItsOwn, fields, id, listOf, someOf, text, type Compiled } from '../fields.ts';

const section = fields(
  {
    id: id('a short name that becomes part of the address, such as cookies'),
    title: text('a heading'),
    paragraphs: listOf(text('a paragraph'), 'paragraphs'),
    points: listOf(text('a point'), 'a list under the paragraphs'),
  },
  'the fields of a section',
);

/** The rules for `clinic/pages/privacy-policy.yaml`. */
export const PrivacyPolicyPageSchema = fields(
  {
    description: text('one or two sentences for search engines'),
    updated: day('when a sentence was last changed'),
    sections: v.pipe(someOf(section, 'a list of sections'), eachWithItsOwn('id')),
  },
  'the parts of the privacy policy',
);

export type PrivacyPolicyPage = Compiled<v.InferOutput<typeof PrivacyPolicyPageSchema>>;
