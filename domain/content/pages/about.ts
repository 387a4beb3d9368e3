import * as v from 'valibot';
import { fields, listOf, longText, pictureIfAny, point, someOf, text } from '../fields.ts';

/** The rules for `clinic/pages/about.yaml`. Without the file there is no such page. */
export const AboutPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    eyebrow: v.optional(text('a short line above the heading')),
    heading: text('the heading of the page'),
    story: fields(
      {
        title: text('a heading'),
        paragraphs: someOf(longText('a paragraph'), 'paragraphs'),
        ...pictureIfAny,
      },
      "the clinic's story",
    ),
    mission: fields(
      { title: text('a heading'), points: listOf(point, 'points') },
      'what the clinic means to do',
    ),
    timeline: fields({ title: text('the heading of the milestones in timeline.yaml') }, 'the milestones'),
    founder: v.optional(
      fields(
        {
          paragraphs: listOf(longText('a paragraph'), 'paragraphs'),
          specializations: listOf(point, 'specializations'),
        },
        'what is said of the founder named in clinic.yaml',
      ),
      {},
    ),
  },
  'the parts of the about page',
);
