import * as v from 'valibot';
import type { UnfinishedTranslation } from './translation.ts';
import {
  eachWithItsOwn,
  fields,
  id,
  listOf,
  longText,
  matching,
  noted,
  reference,
  someOf,
  text,
  type Compiled,
} from './fields.ts';

const phoneNumber = matching(
  /^(?!\+91 ?0)\+?[\d ]+$/,
  'a telephone number such as "112", without a 0 behind +91',
);

const firstAid = fields(
  {
    article: v.pipe(
      reference('article', 'an article on what to do, by the name of its file'),
      noted({ key: true }),
    ),
    label: text('the words of the link, such as "A toothache: what to do"'),
  },
  'an article on what to do, and the words that link it',
);

const more = fields(
  {
    article: reference('article', 'an article, by the name of its file'),
    heading: text('the heading in it under which that stands, word for word; it is the link, too'),
  },
  'where an article says more: article and heading',
);

const hospital = fields(
  {
    name: text('its name, with its part of the town'),
    phone: phoneNumber,
    way: v.optional(
      text('how to get to those who see teeth there, such as "Gate 3, casualty, ask for dental"'),
    ),
  },
  'a hospital: name, phone and, if it helps, way',
);

const sign = fields(
  {
    id: id('what services name it by, such as "mouth"'),
    sign: longText('one sign, in a few words'),
  },
  'a sign: id and sign',
);

/** The rules for `clinic/urgent.yaml`. */
export const UrgentSchema = fields(
  {
    urgent: v.optional(
      fields(
        {
          heading: text('the heading of the help'),
          hospital: fields(
            {
              heading: text('where to go at once, such as "Go to hospital now with:"'),
              signs: v.pipe(
                someOf(
                  sign,
                  'what cannot wait for a dentist, a sign each, the gravest first: the first stands wherever help does, the first three on services',
                ),
                eachWithItsOwn('id'),
              ),
              ambulance: v.optional(
                fields(
                  {
                    label: text('the words before its numbers, such as "Ambulance in India:"'),
                    numbers: someOf(phoneNumber, 'the numbers that call it'),
                  },
                  'how to call an ambulance: label and numbers',
                ),
              ),
            },
            'what cannot wait for a dentist, and where to go with it: heading and signs',
          ),
          openAtNight: listOf(
            hospital,
            'hospitals with a dentist at night; name none that you have not rung and asked',
          ),
          call: v.pipe(longText('whom to call with what, true at any hour'), noted({ formerly: ['open'] })),
          untilOpen: someOf(
            fields(
              {
                when: text('what happened, such as "A toothache:"'),
                help: longText('what to do about it, true at any hour'),
                more: v.optional(more),
              },
              'what happened, and what helps: when, help and, if an article says more, more',
            ),
            'what to do at once and until the clinic opens, a case each',
          ),
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
        'what helps somebody in pain: heading, hospital, call, untilOpen, articles and lamp',
      ),
    ),
  },
  'help for somebody in pain; without it, none is shown',
);

type Written = NonNullable<Compiled<v.InferOutput<typeof UrgentSchema>>['urgent']>;

type WrittenUntilOpen = Written['untilOpen'][number];

/** What happened, and what helps. */
type UntilOpen = Omit<WrittenUntilOpen, 'more'> & {
  /** `part` is the heading's id; without it, the article is in another language */
  more?: NonNullable<WrittenUntilOpen['more']> & { part?: string };
};

/** The words that lead to the help, and the article that they lead to, if any. */
export type UrgentLink = (Written['lamp'] & { article?: string }) | undefined;

export type Urgent =
  | (Omit<Written, 'lamp' | 'untilOpen'> & {
      untilOpen: UntilOpen[];
      /** in another language than the original's: whether it is still to be read by a clinician */
      translation?: UnfinishedTranslation;
    })
  | undefined;
