import * as v from 'valibot';
import { exactly, fields, text } from './schema-fields.ts';

const YEAR = 'a year, such as 2008';

const milestone = fields(
  {
    year: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(1900, YEAR), v.maxValue(2100, YEAR)),
    title: text('a heading'),
    description: text('one or two sentences'),
  },
  'a milestone such as { year: 2008, title: "…", description: "…" }',
);

function isInOrder(milestones: { year: number }[]): boolean {
  return milestones.every(({ year }, index) => index === 0 || year > milestones[index - 1]!.year);
}

/** The rules for `clinic/timeline.ts` (spec 2, About). */
export const TimelineSchema = v.pipe(
  exactly(6, milestone, 'milestones'),
  v.check((milestones) => isInOrder(milestones), 'in the order of the years, each year once'),
);

export type Milestone = v.InferOutput<typeof milestone>;
