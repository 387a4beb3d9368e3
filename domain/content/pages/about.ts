import * as v from 'valibot';
import { fields, listOf, pictureIfAny, point, someOf, text, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/about.yaml`. Without the file there is no such page. */
export const AboutPageSchema = fields(
  {
    eyebrow: v.optional(text('a short line above the heading')),
    heading: text('the heading of the page'),
    story: fields(
      { title: text('a heading'), paragraphs: someOf(text('a paragraph'), 'paragraphs'), ...pictureIfAny },
      "the clinic's story; the home page shows its first paragraph",
    ),
    mission: fields(
      { title: text('a heading'), points: listOf(point, 'points') },
      'what the clinic means to do',
    ),
    timeline: fields({ title: text('the heading of the milestones in timeline.yaml') }, 'the milestones'),
    founder: fields(
      {
        paragraphs: listOf(text('a paragraph'), 'paragraphs'),
        specializations: listOf(point, 'specializations'),
      },
      "the founder's profile",
    ),
  },
  'the parts of the about page',
);

export type AboutPage = Compiled<v.InferOutput<typeof AboutPageSchema>>;
