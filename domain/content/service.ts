import type * as v from 'valibot';
import { faq, fields, listOf, pictureIfAny, reference, text, wholeNumber } from './fields.ts';
import type { Compiled } from './fields.ts';

/** The rules for the fields of a file in `clinic/services/`; the text below them is Markdown. */
export const ServiceSchema = fields(
  {
    title: text("the service's name"),
    category: reference('service-category', 'a category of categories.yaml, by its id'),
    shortDescription: text('one sentence for cards and lists'),
    fullDescription: text('a paragraph that opens the page'),
    benefits: listOf(text('a benefit'), 'benefits'),
    procedures: listOf(text('a step'), 'the steps of the treatment, first to last'),
    faq: listOf(faq, 'questions about this service'),
    ...pictureIfAny,
    order: wholeNumber('its place among the services, a whole number from 1', 1),
  },
  'the fields of a service',
);

/** A service of the clinic. */
export type Service = Compiled<v.InferOutput<typeof ServiceSchema>> & {
  /** The name of its file and its place in addresses: `/services/{id}`. */
  id: string;
  /** HTML of the file's text. */
  content: string;
};
