import { closing, fields, hero, longText } from '../fields.ts';

/** The rules for `clinic/pages/team.yaml`. */
export const TeamPageSchema = fields(
  {
    description: longText('one or two sentences for search engines'),
    heading: hero.heading,
    intro: hero.intro,
    closing,
  },
  'the parts of the Team page',
);
