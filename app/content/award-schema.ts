import type * as v from 'valibot';
import { exactly, fields, picture, pictureText, text } from './schema-fields.ts';

const award = fields(
  { title: text('a heading'), description: text('a sentence'), image: picture, imageAlt: pictureText },
  'the fields of an award',
);

/** The rules for `clinic/awards.ts` (spec 2, Home: three award cards). */
export const AwardsSchema = exactly(3, award, 'awards');

export type Award = v.InferOutput<typeof award>;
