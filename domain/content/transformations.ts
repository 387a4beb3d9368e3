import * as v from 'valibot';
import {
  eachWithItsOwn,
  fields,
  id,
  listOf,
  longText,
  personName,
  someOf,
  text,
  wholeNumber,
} from './fields.ts';
import { side } from './gallery.ts';

const transformation = {
  id: id('a short name for this entry, such as crowding-1'),
  title: text('a heading'),
  treatment: longText('the treatment'),
  before: side,
  after: side,
};

const alignerKind = fields(
  {
    id: id('a short name, such as crowding'),
    title: text('what was wrong, such as Crowding'),
    description: longText('a sentence that explains it'),
    cases: someOf(
      fields(
        { ...transformation, months: wholeNumber('how many months it took', 1, 120) },
        'the fields of a case',
      ),
      'one case or more',
    ),
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
          {
            ...transformation,
            patientName: v.optional(personName("the patient's first name")),
            duration: text('how long it took, such as 6 months'),
          },
          'the fields of a transformation',
        ),
        'patients',
      ),
      eachWithItsOwn('id'),
    ),
  },
  'the transformations',
);

/** All cases, with aligners or not. */
export function casesOf<A extends { id: string }, P extends { id: string }>({
  alignerKinds,
  patients,
}: {
  alignerKinds: { cases: A[] }[];
  patients: P[];
}): (A | P)[] {
  return [...alignerKinds.flatMap(({ cases }) => cases), ...patients];
}
