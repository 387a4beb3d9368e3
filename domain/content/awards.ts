import type * as v from 'valibot';
import { fields, listOf, longText, pictureIfAny, text } from './fields.ts';

const award = fields(
  { title: text('a heading'), description: longText('a sentence'), ...pictureIfAny },
  'the fields of an award',
);

/** The rules for `clinic/awards.yaml`. */
export const AwardsSchema = fields(
  { awards: listOf(award, 'the cards under the figures of the home page') },
  'the awards',
);

export type Award = v.InferOutput<typeof award>;
