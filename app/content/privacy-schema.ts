import * as v from 'valibot';
import { eachWithItsOwn, fields, id, isRealDay, listOf, text } from './schema-fields.ts';

const DAY = 'a real day, such as "2026-11-02"';

const section = fields(
  {
    id: id('a short name that becomes part of the address, such as "cookies"'),
    title: text('a heading'),
    paragraphs: listOf(text('a paragraph'), 'a list of paragraphs'),
    points: v.optional(listOf(text('a point'), 'a list; leave the field out when there is none')),
  },
  'the fields of a section',
);

/** The rules for `clinic/privacy.ts` (spec 2, Privacy policy). */
export const PrivacySchema = fields(
  {
    promises: fields(
      {
        keptFor: text('a span of time, such as "twelve months"'),
        answeredWithin: text('a span of time, such as "thirty days"'),
      },
      'the two promises',
    ),
    updated: v.pipe(v.string(DAY), v.check(isRealDay, DAY)),
    sections: v.pipe(listOf(section, 'a list of sections'), eachWithItsOwn('id')),
  },
  'the day of the last change, the promises, and the sections',
);

export type Privacy = v.InferOutput<typeof PrivacySchema>;
