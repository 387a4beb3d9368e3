import * as v from 'valibot';
import { eachWithItsOwn, fields, id, listOf, someOf, text } from './fields.ts';
import { side } from './gallery.ts';

const transformation = {
  id: id('a short name for this entry, such as crowding-1'),
  title: text('a heading'),
  treatment: text('the treatment'),
  duration: text('how long it took, such as 6 months'),
  before: side,
  after: side,
};

const alignerKind = fields(
  {
    id: id('a short name, such as crowding'),
    title: text('what was wrong, such as Crowding'),
    description: text('a sentence that explains it'),
    cases: someOf(fields(transformation, 'the fields of a case'), 'one case or more'),
  },
  'a kind of cases treated with aligners',
);

/** The rules for `clinic/transformations.yaml`. Show a patient only with their written consent. */
export const TransformationsSchema = fields(
  {
    alignerKinds: v.pipe(
      listOf(alignerKind, 'cases treated with aligners, by what was wrong'),
      eachWithItsOwn('id'),
    ),
    patients: v.pipe(
      listOf(
        fields(
          { ...transformation, patientName: v.optional(text("the patient's first name")) },
          'the fields of a transformation',
        ),
        'patients',
      ),
      eachWithItsOwn('id'),
    ),
  },
  'the transformations',
);

export type Transformations = v.InferOutput<typeof TransformationsSchema>;
export type Transformation = Transformations['patients'][number];

/** All cases, with aligners or not. */
export function casesOf<T extends Pick<Transformation, 'id'>>({
  alignerKinds,
  patients,
}: {
  alignerKinds: { cases: T[] }[];
  patients: T[];
}): T[] {
  return [...alignerKinds.flatMap(({ cases }) => cases), ...patients];
}
