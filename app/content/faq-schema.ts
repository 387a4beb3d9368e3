import type * as v from 'valibot';
import { exactly, faq, fields } from './schema-fields.ts';

/** The rules for `clinic/faqs.ts`; the counts are those of spec 2. */
export const FaqsSchema = fields(
  {
    serviceList: exactly(4, faq, 'questions'),
    everyService: exactly(3, faq, 'questions'),
    international: exactly(6, faq, 'questions'),
  },
  'the three lists of questions',
);

export type Faqs = v.InferOutput<typeof FaqsSchema>;
