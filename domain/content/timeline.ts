import * as v from 'valibot';
import { fields, listOf, noted, longText, text, year } from './fields.ts';

const milestone = fields(
  {
    year: v.pipe(year('when it was'), noted({ key: true })),
    title: text('a heading'),
    description: longText('one or two sentences'),
  },
  'a milestone',
);

/** The rules for `clinic/timeline.yaml`. */
export const TimelineSchema = fields(
  {
    milestones: v.pipe(
      listOf(milestone, 'the milestones of the About page'),
      v.check(
        (list) => list.every((each, index) => index === 0 || each.year > list[index - 1]!.year),
        'in the order of the years, each year once',
      ),
    ),
  },
  'the milestones',
);

export type Milestone = v.InferOutput<typeof milestone>;
