import * as v from 'valibot';
import { suchAs } from '../field-description.ts';
import * as f from '../field-schemas.ts';

const figure = f.fields(
  {
    claim: v.pipe(
      f.reference('claim', suchAs('a figure of clinic.yaml by its name under claims', 'happyPatients')),
      f.notes({ key: true }),
    ),
    label: f.text(suchAs('what it counts', 'Happy Patients')),
  },
  'a figure of clinic.yaml and what it counts',
);

const feature = f.fields(
  {
    title: f.text('a heading'),
    text: f.longText('one or two sentences'),
    link: f.link('where it leads'),
    action: f.text('the words of the link'),
  },
  'something the clinic is known for: title, text, link and action',
);

/** Schema of `clinic/pages/home.yaml`. */
export const HomePageSchema = f.fields(
  {
    title: f.text("the page's complete title, in a browser's tab and in search results"),
    description: f.description,
    ...f.hero,
    ...f.optionalPicture,
    counters: f.listOf(figure, 'the figures that count up under the window'),
    services: f.fields(
      {
        title: f.text('a heading'),
        intro: f.longText('one or two sentences'),
        features: f.listOf(feature, 'what the clinic is known for, above the groups of categories.yaml'),
        closing: f.text('a line above the last button'),
      },
      'the services',
    ),
    about: f.fields(
      {
        title: f.text('a heading'),
        text: f.longText('a paragraph about the clinic'),
        ...f.optionalPicture,
        caption: v.optional(f.text('what the picture shows, in a line')),
        promises: f.listOf(f.text('a promise'), 'what patients can count on'),
      },
      'the clinic, in short',
    ),
    doctors: f.fields(
      { title: f.text('a heading'), intro: f.longText('a sentence') },
      'the doctors of doctors.yaml',
    ),
    achievements: f.fields(
      { title: f.text('a heading'), ...f.optionalPicture, stats: f.listOf(figure, 'figures') },
      'figures, and the awards of awards.yaml',
    ),
    testimonials: f.fields(
      { title: f.text('a heading'), reviews: v.optional(figure) },
      'the testimonials of testimonials.yaml, under the number of reviews',
    ),
  },
  'the parts of the home page',
);

/** The page as the owner writes it. A picture is the name of its file. */
export type WrittenHomePage = v.InferOutput<typeof HomePageSchema>;
