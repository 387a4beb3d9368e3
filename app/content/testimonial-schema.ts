import * as v from 'valibot';
import { flagDrawing } from './flags.server.ts';
import { exactly, fields, picture, pictureText, text } from './schema-fields.ts';

const STARS = 'a whole number of stars from 1 to 5';
const FLAG = 'the flag of the country as an emoji';

const rating = v.pipe(v.number(STARS), v.integer(STARS), v.minValue(1, STARS), v.maxValue(5, STARS));

const testimonial = fields(
  {
    name: text("the patient's name"),
    rating,
    testimonial: text("the patient's words, without quotation marks"),
    image: picture,
    imageAlt: pictureText,
  },
  'the fields of a testimonial',
);

const internationalTestimonial = fields(
  {
    name: text("the patient's name"),
    country: text("the patient's country"),
    flag: v.pipe(
      v.string(FLAG),
      v.check((emoji) => flagDrawing(emoji) !== null, FLAG),
    ),
    rating,
    quote: text("the patient's words, without quotation marks"),
    treatment: text('the treatment'),
    image: picture,
    imageAlt: pictureText,
  },
  'the fields of an international testimonial',
);

/** The rules for `clinic/testimonials.ts` (spec 3, Testimonial). */
export const TestimonialsSchema = fields(
  {
    home: exactly(3, testimonial, 'testimonials'),
    international: exactly(3, internationalTestimonial, 'testimonials'),
  },
  'the two lists of testimonials',
);

export type Testimonials = v.InferOutput<typeof TestimonialsSchema>;
/** A testimonial of the home page. */
export type Testimonial = Testimonials['home'][number];
export type InternationalTestimonial = Testimonials['international'][number];
