import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';
import { fee, total } from './fees.ts';
import { reviewed, type UnfinishedTranslation } from './text-review.ts';

const fact = f.fields(
  {
    title: f.text(suchAs('what the fact is about', 'Visits')),
    value: f.text(suchAs('in a few words', 'One or two')),
  },
  'a fact: title and value',
);

const dayAfter = f.fields(
  {
    days: f.text(suchAs('which day or days', 'Days 2 and 3', { quoted: true })),
    normal: f.longText('what is normal then'),
    notNormal: f.longText('what is not normal then, so that the patient should call'),
    toDo: v.optional(f.longText('what the patient should do and leave out then')),
  },
  'a day or some days after the treatment: days, normal, notNormal and, if you like, toDo',
);

/** Answers to the questions of patients, a paragraph each. A question without an answer is not shown. */
const answers = {
  hurts: v.optional(f.longText('whether it hurts, and what is done about it')),
  takes: v.optional(f.longText('how long it takes: visits, minutes, months')),
  afterwards: v.optional(f.longText('what to expect and to do in the days afterwards')),
  afterwardsByDay: f.listOf(
    dayAfter,
    'what is normal and what is not, day by day after the treatment, in the order of time',
  ),
  costs: v.optional(f.longText('what the cost depends on')),
  fees: v.optional(fee),
  total: v.optional(total),
  helpNow: v.optional(
    f.longText(
      'what else needs a dentist soon, before and after treatment, in two lines; shown with the link to the help',
    ),
  ),
};

const ownSign = f.fields(
  {
    id: v.pipe(f.reference('sign', 'a sign of urgent.yaml, by its id'), f.notes({ key: true })),
    sign: f.longText('the text that replaces it on the page of this service'),
  },
  'a sign of urgent.yaml, by its id, and the text that replaces it',
);

const step = f.fields(
  { step: f.longText('what is done, in one to three sentences'), ...f.optionalPicture },
  'a step: what is done, and a picture of it if there is one',
);

/** Schema of the fields of a file in `clinic/services/`. The text below them is Markdown. */
export const ServiceSchema = f.fields(
  {
    title: f.text("the service's name"),
    category: f.reference('service-category', 'a category of categories.yaml, by its id'),
    shortDescription: f.longText('one sentence for cards and lists'),
    fullDescription: f.longText('a paragraph that opens the page'),
    glance: v.pipe(
      f.listOf(fact, 'up to four facts for the sheet under the picture'),
      v.maxLength(4, 'four facts at most'),
    ),
    benefits: f.listOf(f.text('a benefit'), 'benefits'),
    ...answers,
    hospitalSigns: f.listById(
      ownSign,
      'signs of “Help in an emergency” (urgent.yaml) that would be wrong after this treatment, each with the words that are right',
    ),
    ownSign: v.optional(
      f.text('a sign of this treatment that means hospital, beside those of urgent.yaml, in a few words'),
    ),
    procedures: f.listOf(
      step,
      'the steps of the treatment, first to last; if each has a picture, they are shown as pictures',
    ),
    faq: f.listOf(f.faq, 'questions about this service'),
    related: v.pipe(
      f.listOf(
        f.reference('service', 'the name of a file in services/'),
        'up to three services to read next',
      ),
      v.maxLength(3, 'three services at most'),
    ),
    article: v.optional(f.reference('article', 'the article that says more, by the name of its file')),
    doctor: v.optional(f.reference('doctor', 'who does this here, the id of a doctor in doctors.yaml')),
    case: v.optional(f.reference('case', 'an example before and after, by its id in transformations.yaml')),
    urgent: v.optional(
      f.yesOrNo('whether people in pain read it; its page then shows the help of urgent.yaml'),
    ),
    ...f.optionalPicture,
    reviewed,
    formerly: f.formerly,
    includes: f.listOf(
      f.text(suchAs('a heading of the text below, word for word', 'A simple extraction', { quoted: true })),
      'other treatments that the text below describes, by their headings; the list of services links them, and the after-care by day holds for them too',
    ),
    order: f.wholeNumber('its place among the services, a whole number from 1', 1),
  },
  'the fields of a service',
);

/** A service of the clinic. */
export type Service = Omit<Compiled<v.InferOutput<typeof ServiceSchema>>, 'includes'> & {
  /** other treatments on its page; `part` is the id of the heading, which a translation may lack */
  includes: { title: string; part?: string }[];
  /** the name of its file and the last part of its path: `/services/{id}` */
  id: string;
  /** the file's text as HTML */
  content: string;
  /** in translations: whether the translation or its medical review is missing */
  translation?: UnfinishedTranslation;
};

/** Pages show at most this many step pictures, because procedure.css names a timeline for each. */
const MAX_STEP_PICTURES = 8;

/** Whether the steps of a treatment are shown as pictures. For that, every step must have one. */
export function hasStepPictures(steps: readonly { image?: unknown }[]): boolean {
  return (
    steps.length > 0 && steps.length <= MAX_STEP_PICTURES && steps.every(({ image }) => image !== undefined)
  );
}
