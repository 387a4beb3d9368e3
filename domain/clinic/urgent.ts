import * as v from 'valibot';
import type { UnfinishedTranslation } from './text-review.ts';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

const phoneNumber = f.matching(
  /^(?!\+91 ?0)\+?[\d ]+$/,
  suchAs('a telephone number without a 0 behind +91', '112', { quoted: true }),
);

const firstAid = f.fields(
  {
    article: v.pipe(
      f.reference('article', 'an article on what to do, by the name of its file'),
      f.notes({ key: true }),
    ),
    label: f.text(suchAs('the words of the link', 'A toothache: what to do', { quoted: true })),
  },
  'an article on what to do, and the words that link it',
);

const more = f.fields(
  {
    article: f.reference('article', 'an article, by the name of its file'),
    heading: f.text("the heading of the article's part about it, word for word; also the text of the link"),
  },
  'where an article says more: article and heading',
);

const hospital = f.fields(
  {
    name: f.text(suchAs('its name, with its part of the town', 'City Hospital, Parel', { quoted: true })),
    phone: phoneNumber,
    way: v.optional(
      f.text(suchAs('how to find its dentists', 'Gate 3, casualty, ask for dental', { quoted: true })),
    ),
  },
  'a hospital: name, phone and, if it helps, way',
);

const sign = f.fields(
  {
    id: f.id(suchAs('the id that services refer to', 'mouth', { quoted: true })),
    sign: v.pipe(
      f.longText(
        suchAs('one sign, its first words in bold between **', '**Swelling** with fever', { quoted: true }),
      ),
      v.regex(/^(\*\*[^*]+\*\*)?[^*]+$/, 'one sign, with ** before and after its first words only'),
    ),
    or: v.optional(
      f.yesOrNo('whether it is another form of the sign before it; both then share a paragraph'),
      false,
    ),
  },
  'a sign: id, sign and, if it belongs to the one before, or',
);

/** A text whose lines are shown as rows; those that begin with a number as steps (parts/urgent-help/). */
function lines(what: string) {
  return v.pipe(
    f.longText(`${what}, one to a line, its first words in bold between **`),
    v.regex(/^([^*]|\*\*[^*]+\*\*)+$/, `${what}, with ** before and after words in bold`),
  );
}

const place = f.fields(
  {
    when: f.text(suchAs('what happened', 'A tooth knocked out or loose', { quoted: true })),
    where: f.longText('where to go with it while the clinic is closed, true at any hour'),
  },
  'where to go: when and where',
);

const thing = f.fields(
  { icon: f.icon, text: f.longText('what to take along') },
  'something to take along: icon and text',
);

/** How soon somebody needs care, the soonest first. `act` means first aid before anything else. */
const URGENCIES = ['now', 'act', 'today', 'tomorrow', 'wait'] as const;
export type Urgency = (typeof URGENCIES)[number];

const BUTTONS = ['call', 'hospital', 'book'] as const;

/** A text for somebody in pain has at most this number of words (docs/product.md, In pain). */
const MAX_WORDS = 55;

const helpCase = f.fields(
  {
    id: f.id(suchAs('an id of its own', 'knocked-out', { quoted: true })),
    name: f.text(suchAs('what is wrong', 'A toothache', { quoted: true })),
    // The picture needs no description, because the name beside it says what it shows.
    image: v.optional(f.picture.image),
    urgency: f.choice(URGENCIES, 'how soon the patient needs care'),
    text: v.pipe(
      lines(
        `what to do, in at most ${MAX_WORDS} words, the gravest first (steps begin with 1., 2. and so on)`,
      ),
      v.maxWords(
        'en',
        MAX_WORDS,
        ({ received }) => `what to do, in at most ${MAX_WORDS} words; it has ${received}`,
      ),
    ),
    button: f.choice(
      BUTTONS,
      'what its button does: call (the clinic), hospital (the first number of the ambulance, or where to go), or book (a visit)',
    ),
  },
  'a case: id, name, urgency, text, button and, if there is one, image',
);

const help = f.fields(
  {
    heading: f.text('the heading of the help'),
    hospital: f.fields(
      {
        heading: f.text(suchAs('where to go at once', 'Go to hospital now with:', { quoted: true })),
        signs: v.pipe(
          f.nonEmptyListOf(
            sign,
            'what cannot wait for a dentist, a sign each, the gravest first; the page begins with five (a sign with `or` counts with the one before)',
          ),
          f.uniqueBy('id'),
        ),
        ambulance: v.optional(
          f.fields(
            {
              label: f.text(suchAs('the words before its numbers', 'Ambulance in India:', { quoted: true })),
              numbers: f.nonEmptyListOf(phoneNumber, 'the numbers that call it'),
            },
            'how to call an ambulance: label and numbers',
          ),
        ),
        brief: f.longText('the gravest signs in one sentence, and where to go with them; for other pages'),
        onTheWay: v.optional(
          f.fields(
            {
              first: f.longText('what matters most on the way there, in one short sentence'),
              rest: lines('what else to do and not to do, in short sentences'),
            },
            'what to do on the way there: first and rest',
          ),
        ),
      },
      'what cannot wait for a dentist, and where to go with it: heading, signs, brief and, if you like, ambulance and onTheWay',
    ),
    cases: f.listById(
      helpCase,
      'what can be wrong, a case each, the most urgent first; each is a picture that opens a card',
    ),
    whereToGo: f.listOf(place, 'where to go while the clinic is closed, the most urgent first'),
    takeAlong: f.listOf(thing, 'what to take along to a hospital or a dentist'),
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
          when: f.text(suchAs('what happened', 'A toothache', { quoted: true })),
          help: f.longText('what to do about it, true at any hour'),
          more: v.optional(more),
        },
        'what happened, and what helps: when, help and, where it applies, more',
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
  'what helps somebody in pain: heading, hospital, call, untilOpen, articles, lamp and, if you like, cases',
);

/** Schema of `clinic/urgent.yaml`. */
export const UrgentSchema = f.fields(
  {
    urgent: v.optional(help),
  },
  'help for somebody in pain; without it, none is shown',
);

type WrittenUrgent = NonNullable<Compiled<v.InferOutput<typeof UrgentSchema>>['urgent']>;

type WrittenUntilOpen = WrittenUrgent['untilOpen'][number];

/** A case with first aid. */
type UntilOpen = Omit<WrittenUntilOpen, 'more'> & {
  /** a link to an article; `part` is the id of its heading, absent if the article is not translated */
  more?: NonNullable<WrittenUntilOpen['more']> & { part?: string };
};

/** The texts of the link to the help. */
export type UrgentLink = WrittenUrgent['lamp'] | undefined;

export type Urgent =
  | (Omit<WrittenUrgent, 'lamp' | 'untilOpen'> & {
      untilOpen: UntilOpen[];
      /** in translations: whether the medical review is missing */
      translation?: UnfinishedTranslation;
    })
  | undefined;
