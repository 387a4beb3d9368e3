import { closing, fields, hero, listOf, longText, pictureIfAny, point, text } from '../fields.ts';

const figure = fields(
  { label: text('what it is, such as Savings up to'), figure: text('the figure, such as 70%') },
  'a figure the page promises',
);

/** The rules for `clinic/pages/international-patients.yaml`. Without the file there is no such page. */
export const InternationalPatientsPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    ...hero,
    ...pictureIfAny,
    figures: listOf(figure, 'the figures the page promises'),
    benefits: fields({ title: text('a heading'), points: listOf(point, 'benefits') }, 'the benefits'),
    journey: fields({ title: text('a heading'), steps: listOf(point, 'steps') }, 'the journey, step by step'),
    travel: fields(
      { title: text('a heading'), intro: longText('a sentence'), points: listOf(point, 'what is arranged') },
      'travel assistance',
    ),
    testimonials: fields({ title: text('a heading') }, 'the testimonials of testimonials.yaml'),
    questions: fields({ title: text('a heading') }, 'the questions of faqs.yaml'),
    enquiry: fields(
      {
        title: text('a heading'),
        intro: longText('one or two sentences'),
        treatments: listOf(text('a treatment'), 'the treatments to choose from'),
      },
      'the enquiry form',
    ),
    closing,
  },
  'the parts of the international page',
);
