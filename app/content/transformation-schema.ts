import * as v from 'valibot';
import { eachWithItsOwn, exactly, fields, id, picture, pictureText, text } from './schema-fields.ts';

const transformation = {
  id: id('a short name for this entry, such as "crowding-1"'),
  beforeImage: picture,
  afterImage: picture,
  beforeAlt: pictureText,
  afterAlt: pictureText,
  title: text('a heading'),
  treatment: text('the treatment'),
  duration: text('how long it took, such as "6 months"'),
};

const alignerCase = fields(
  { ...transformation, kind: v.picklist(['crowding', 'spacing'], '"crowding" or "spacing"') },
  'the fields of an aligner case',
);

const patientTransformation = fields(
  { ...transformation, patientName: text("the patient's first name") },
  'the fields of a transformation',
);

function hasTwoOfEach(cases: { kind: string }[]): boolean {
  return cases.filter(({ kind }) => kind === 'crowding').length === 2;
}

/** The rules for `clinic/transformations.ts` (spec 2, Treatment transformations). */
export const TransformationsSchema = fields(
  {
    alignerCases: v.pipe(
      exactly(4, alignerCase, 'aligner cases'),
      eachWithItsOwn('id'),
      v.check((cases) => hasTwoOfEach(cases), 'two cases of crowding and two of spacing'),
    ),
    patients: v.pipe(exactly(6, patientTransformation, 'transformations'), eachWithItsOwn('id')),
  },
  'the aligner cases and the patients',
);

export type Transformations = v.InferOutput<typeof TransformationsSchema>;
export type AlignerCase = Transformations['alignerCases'][number];
export type PatientTransformation = Transformations['patients'][number];
