import * as f from './field-schemas.ts';

const award = f.fields(
  { title: f.text('a heading'), description: f.longText('a sentence'), ...f.optionalPicture },
  'the fields of an award',
);

/** Schema of `clinic/awards.yaml`. */
export const AwardsSchema = f.fields(
  { awards: f.listOf(award, 'the cards under the figures of the home page') },
  'the awards',
);
