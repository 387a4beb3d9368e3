import type * as v from 'valibot';
import { exactly, fields, listOf, picture, pictureText, point, text } from './schema-fields.ts';

const paragraphs = listOf(text('a paragraph'), 'a list of paragraphs');

/** The rules for `clinic/about.ts` (spec 2, About; the home page's first picture). */
export const AboutSchema = fields(
  {
    welcome: fields({ image: picture, imageAlt: pictureText }, "the home page's first picture"),
    story: fields({ paragraphs, image: picture, imageAlt: pictureText }, "the clinic's story"),
    mission: exactly(3, point, 'points'),
    founder: fields({ paragraphs, specializations: exactly(4, point, 'points') }, "the founder's profile"),
  },
  'the parts of the about page',
);

export type About = v.InferOutput<typeof AboutSchema>;
