import * as v from 'valibot';
import * as f from './field-schemas.ts';

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
