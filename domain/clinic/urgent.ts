import * as v from 'valibot';
import type { UnfinishedTranslation } from './translation.ts';
import * as f from './field-schemas.ts';

const phoneNumber = f.matching(
  /^(?!\+91 ?0)\+?[\d ]+$/,
  'a telephone number such as "112", without a 0 behind +91',
);

const firstAid = f.fields(
  {
    article: v.pipe(
      f.reference('article', 'an article on what to do, by the name of its file'),
      f.notes({ key: true }),
    ),
    label: f.text('the words of the link, such as "A toothache: what to do"'),
  },
  'an article on what to do, and the words that link it',
);

const more = f.fields(
  {
    article: f.reference('article', 'an article, by the name of its file'),
    heading: f.text('the heading of the article\'s part about it, word for word; also the text of the link'),
  },
  'where an article says more: article and heading',
);

const hospital = f.fields(
  {
    name: f.text('its name, with its part of the town'),
    phone: phoneNumber,
    way: v.optional(
      f.text('how to find its dentists, such as "Gate 3, casualty, ask for dental"'),
    ),
  },
  'a hospital: name, phone and, if it helps, way',
);

const sign = f.fields(
  {
    id: f.id('the id that services refer to, such as "mouth"'),
    sign: f.longText('one sign, in a few words'),
  },
  'a sign: id and sign',
);

/** Schema of `clinic/urgent.yaml`. */
export const UrgentSchema = f.fields(
  {
    urgent: v.optional(
      f.fields(
        {
          heading: f.text('the heading of the help'),
          hospital: f.fields(
            {
              heading: f.text('where to go at once, such as "Go to hospital now with:"'),
              signs: v.pipe(
                f.nonEmptyListOf(
                  sign,
                  'what cannot wait for a dentist, a sign each, the gravest first: every help shows the first, services show the first three',
                ),
                f.uniqueBy('id'),
              ),
              ambulance: v.optional(
                f.fields(
                  {
                    label: f.text('the words before its numbers, such as "Ambulance in India:"'),
                    numbers: f.nonEmptyListOf(phoneNumber, 'the numbers that call it'),
                  },
                  'how to call an ambulance: label and numbers',
                ),
              ),
            },
            'what cannot wait for a dentist, and where to go with it: heading and signs',
          ),
          openAtNight: f.listOf(
            hospital,
            'hospitals with a dentist at night; name none that you have not rung and asked',
          ),
          call: v.pipe(
            f.longText('whom to call for which problem, true at any hour'),
            f.notes({ formerly: ['open'] }),
          ),
          untilOpen: f.nonEmptyListOf(
            f.fields(
              {
                when: f.text('what happened, such as "A toothache:"'),
                help: f.longText('what to do about it, true at any hour'),
                more: v.optional(more),
              },
              'what happened, and what helps: when, help and, if an article says more, more',
            ),
            'what to do at once and until the clinic opens, a case each',
          ),
          articles: v.pipe(
            f.listOf(firstAid, 'one or two articles on what to do, the likeliest first'),
            f.uniqueBy('article'),
          ),
          lamp: f.fields(
            {
              title: f.text('a question and what is offered, true at any hour at which the clinic is closed'),
              text: f.text('what readers find there'),
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

type WrittenUrgent = NonNullable<f.Compiled<v.InferOutput<typeof UrgentSchema>>['urgent']>;

type WrittenUntilOpen = WrittenUrgent['untilOpen'][number];

/** A case with first aid. */
type UntilOpen = Omit<WrittenUntilOpen, 'more'> & {
  /** `part` is the heading's id; absent if the article is not in this language */
  more?: NonNullable<WrittenUntilOpen['more']> & { part?: string };
};

/** The texts of the link to the help, and the article it opens, if any. */
export type UrgentLink = (WrittenUrgent['lamp'] & { article?: string }) | undefined;

export type Urgent =
  | (Omit<WrittenUrgent, 'lamp' | 'untilOpen'> & {
      untilOpen: UntilOpen[];
      /** in translations: whether its medical review is missing */
      translation?: UnfinishedTranslation;
    })
  | undefined;
