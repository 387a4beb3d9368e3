import * as v from 'valibot';
import {
  description,
  fields,
  hero,
  link,
  listOf,
  noted,
  longText,
  pictureIfAny,
  reference,
  text,
  type Compiled,
} from '../fields.ts';

const figure = fields(
  {
    claim: v.pipe(
      reference('claim', 'a figure of clinic.yaml by its name under claims, such as happyPatients'),
      noted({ key: true }),
    ),
    label: text('what it counts, such as Happy Patients'),
  },
  'a figure of clinic.yaml and what it counts',
);

const feature = fields(
  {
    title: text('a heading'),
    text: longText('one or two sentences'),
    link: link('where it leads'),
    action: text('the words of the link'),
  },
  'something the clinic is known for: title, text, link and action',
);

/** The rules for `clinic/pages/home.yaml`. */
export const HomePageSchema = fields(
  {
    title: text("the page's whole title, in a browser's tab and in search results"),
    description,
    ...hero,
    ...pictureIfAny,
    counters: listOf(figure, 'the figures that count up under the window'),
    services: fields(
      {
        title: text('a heading'),
        intro: longText('one or two sentences'),
        features: listOf(feature, 'what the clinic is known for, above the groups of categories.yaml'),
        closing: text('a line above the last button'),
      },
      'the services',
    ),
    about: fields(
      {
        title: text('a heading'),
        text: longText('a paragraph about the clinic'),
        ...pictureIfAny,
        caption: v.optional(text('what the picture shows, in a line')),
        promises: listOf(text('a promise'), 'what patients can count on'),
      },
      'the clinic, in short',
    ),
    doctors: fields(
      { title: text('a heading'), intro: longText('a sentence') },
      'the doctors of doctors.yaml',
    ),
    achievements: fields(
      { title: text('a heading'), ...pictureIfAny, stats: listOf(figure, 'figures') },
      'figures, and the awards of awards.yaml',
    ),
    testimonials: fields(
      { title: text('a heading'), reviews: v.optional(figure) },
      'the testimonials of testimonials.yaml, under the number of reviews',
    ),
  },
  'the parts of the home page',
);

/** As the owner writes it: a picture is the name of its file. */
export type WrittenHomePage = v.InferOutput<typeof HomePageSchema>;
export type HomePage = Compiled<WrittenHomePage>;
/** A figure of the clinic's claims, and what it counts. */
export type Figure = v.InferOutput<typeof figure>;
