import type * as v from 'valibot';
import * as f from './field-schemas.ts';

/** Schema of `clinic/faqs.yaml`. */
export const FaqsSchema = f.fields(
  {
    serviceList: f.listOf(f.faq, 'questions on the list of services'),
    everyService: f.listOf(f.faq, "questions below each service's own"),
    international: f.listOf(f.faq, 'questions on the page for patients from abroad'),
  },
  'the three lists of questions',
);

export type Faq = v.InferOutput<typeof f.faq>;
