import * as v from 'valibot';
import * as f from './field-schemas.ts';

// Schemas of the files that are lists.

const award = f.fields(
  { title: f.text('a heading'), description: f.longText('a sentence'), ...f.optionalPicture },
  'the fields of an award',
);

/** Schema of `clinic/awards.yaml`. */
export const AwardsSchema = f.fields(
  { awards: f.listOf(award, 'the cards under the figures of the home page') },
  'the awards',
);

const listQuestion = f.fields(
  {
    ...f.faq.entries,
    urgent: v.optional(
      f.yesOrNo('whether people in pain ask it; a link to the help of urgent.yaml follows its answer'),
    ),
  },
  'a question and its answer',
);

/** Schema of `clinic/faqs.yaml`. */
export const FaqsSchema = f.fields(
  {
    serviceList: f.listOf(listQuestion, 'questions on the list of services'),
    everyService: f.listOf(f.faq, "questions below each service's own"),
    international: f.listOf(f.faq, 'questions on the page for patients from abroad'),
  },
  'the three lists of questions',
);

export type Faq = v.InferOutput<typeof f.faq>;

const milestone = f.fields(
  {
    year: v.pipe(f.year('when it was'), f.notes({ key: true })),
    title: f.text('a heading'),
    description: f.longText('one or two sentences'),
  },
  'a milestone',
);

/** Schema of `clinic/timeline.yaml`. */
export const TimelineSchema = f.fields(
  {
    milestones: v.pipe(
      f.listOf(milestone, 'the milestones of the About page'),
      v.check(
        (list) => list.every((each, index) => index === 0 || each.year > list[index - 1]!.year),
        'in the order of the years, each year once',
      ),
    ),
  },
  'the milestones',
);
