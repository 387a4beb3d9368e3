import * as v from 'valibot';
import {
  fields,
  listOf,
  matching,
  personName,
  noted,
  pictureIfAny,
  longText,
  text,
  wholeNumber,
} from './fields.ts';

const rating = wholeNumber('a number of stars from 1 to 5', 1, 5);

const testimonial = fields(
  {
    name: personName("the patient's name"),
    rating,
    testimonial: longText("the patient's words"),
    ...pictureIfAny,
  },
  'the fields of a testimonial',
);

const internationalTestimonial = fields(
  {
    name: personName("the patient's name"),
    country: text('the country'),
    flag: v.pipe(matching(/^\p{RI}{2}$/u, "the country's flag as an emoji"), noted({ flag: true })),
    rating,
    quote: longText("the patient's words"),
    treatment: text('the treatment'),
    ...pictureIfAny,
  },
  'the fields of a testimonial from abroad',
);

/** The rules for `clinic/testimonials.yaml`. */
export const TestimonialsSchema = fields(
  {
    home: listOf(testimonial, 'what patients say on the home page'),
    international: listOf(internationalTestimonial, 'what patients from abroad say on their page'),
  },
  'the testimonials',
);

type Testimonials = v.InferOutput<typeof TestimonialsSchema>;
export type Testimonial = Testimonials['home'][number];
