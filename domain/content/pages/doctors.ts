import type * as v from 'valibot';
import { closing, fields, hero, text, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/doctors.yaml`. */
export const DoctorsPageSchema = fields(
  { description: text('one or two sentences for search engines'), ...hero, closing },
  'the parts of the Doctors page',
);

export type DoctorsPage = Compiled<v.InferOutput<typeof DoctorsPageSchema>>;
