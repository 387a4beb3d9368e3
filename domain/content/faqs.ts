import type * as v from 'valibot';
import { faq, fields, listOf } from './fields.ts';

/** The rules for `clinic/faqs.yaml`. */
export const FaqsSchema = fields(
  {
    serviceList: listOf(faq, 'questions on the list of services'),
    everyService: listOf(faq, "questions below each service's own"),
    international: listOf(faq, 'questions on the page for patients from abroad'),
  },
  'the three lists of questions',
);

export type Faq = v.InferOutput<typeof faq>;
