import * as v from 'valibot';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

const rating = f.wholeNumber('a number of stars from 1 to 5', 1, 5);

const testimonial = f.fields(
  {
    name: f.properName("the patient's name"),
    rating,
    testimonial: f.longText("the patient's words"),
    ...f.optionalPicture,
  },
  'the fields of a testimonial',
);

const internationalTestimonial = f.fields(
  {
    name: f.properName("the patient's name"),
    country: f.text('the country'),
    flag: v.pipe(f.matching(/^\p{RI}{2}$/u, "the country's flag as an emoji"), f.notes({ flag: true })),
    rating,
    quote: f.longText("the patient's words"),
    treatment: f.text('the treatment'),
    ...f.optionalPicture,
  },
  'the fields of a testimonial from abroad',
);

/** Schema of `clinic/testimonials.yaml`. */
export const TestimonialsSchema = f.fields(
  {
    home: f.listOf(testimonial, 'what patients say on the home page'),
    international: f.listOf(internationalTestimonial, 'what patients from abroad say on their page'),
  },
  'the testimonials',
);

type Testimonials = Compiled<v.InferOutput<typeof TestimonialsSchema>>;
export type Testimonial = Testimonials['home'][number];

const REGIONAL_INDICATOR_A = 0x1f1e6;

/**
 * Returns the country code (ISO 3166-1, two letters) of a flag emoji, which consists of two regional
 * indicator symbols (Unicode UTS 51, Annex B).
 */
export function countryOfFlag(emoji: string): string {
  return Array.from(emoji, (symbol) =>
    String.fromCharCode(symbol.codePointAt(0)! - REGIONAL_INDICATOR_A + 'A'.charCodeAt(0)),
  ).join('');
}
