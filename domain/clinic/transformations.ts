import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import { side } from './gallery.ts';

const transformation = {
  id: f.id(suchAs('a short name for this entry', 'crowding-1')),
  title: f.text('a heading'),
  treatment: f.longText('the treatment'),
  before: side,
  after: side,
};

const alignerKind = f.fields(
  {
    id: f.id(suchAs('a short name', 'crowding')),
    title: f.text(suchAs('what was wrong', 'Crowding')),
    description: f.longText('a sentence that explains it'),
    cases: f.nonEmptyListOf(
      f.fields(
        { ...transformation, months: f.wholeNumber('how many months it took', 1, 120) },
        'the fields of a case',
      ),
      'one case or more',
    ),
  },
  'a kind of cases treated with aligners',
);

/** Schema of `clinic/transformations.yaml`. Show patients only with their written consent. */
export const TransformationsSchema = f.fields(
  {
    alignerKinds: f.listById(alignerKind, 'cases treated with aligners, by what was wrong'),
    patients: f.listById(
      f.fields(
        {
          ...transformation,
          patientName: v.optional(f.properName("the patient's first name")),
          duration: f.text(suchAs('how long it took', '6 months')),
        },
        'the fields of a transformation',
      ),
      'patients',
    ),
  },
  'the transformations',
);

/** Returns all cases, with aligners and without. */
export function casesOf<A extends { id: string }, P extends { id: string }>({
  alignerKinds,
  patients,
}: {
  alignerKinds: { cases: A[] }[];
  patients: P[];
}): (A | P)[] {
  return [...alignerKinds.flatMap(({ cases }) => cases), ...patients];
}
