import * as v from 'valibot';
import type { UnfinishedTranslation } from './translation.ts';
import { eachWithItsOwn, fields, listOf, reference, text, type Compiled } from './fields.ts';

const firstAid = fields(
  {
    article: reference('article', 'an article on what to do, by the name of its file'),
    label: text('the words of the link, such as "A toothache: what to do"'),
  },
  'an article on what to do, and the words that link it',
);

/** The rules for `clinic/urgent.yaml`. */
export const UrgentSchema = fields(
  {
    urgent: v.optional(
      fields(
        {
          heading: text('the heading of the help'),
          open: text('whom to call with what, for the hours in which the clinic is open'),
          closed: text('what to do until it opens, true at any hour at which it is closed'),
          hospital: text('what cannot wait for a dentist, and where to go with it'),
          articles: v.pipe(
            listOf(firstAid, 'one or two articles on what to do, the likeliest first'),
            eachWithItsOwn('article'),
          ),
          lamp: fields(
            {
              title: text('a question and what is offered, true at any hour at which the clinic is closed'),
              text: text('what one finds there'),
            },
            'the way to the help on the first screen of the home page, while the clinic is closed',
          ),
        },
        'what helps somebody in pain: heading, open, closed, hospital, articles and lamp',
      ),
    ),
  },
  'help for somebody in pain; without it, none is shown',
);

export type Urgent =
  | (NonNullable<Compiled<v.InferOutput<typeof UrgentSchema>>['urgent']> & {
      /** in another language than the original's: whether it is still to be read by a clinician */
      translation?: UnfinishedTranslation;
    })
  | undefined;
