import * as v from 'valibot';
import {
  eachWithItsOwn,
  faq,
  fields,
  formerly,
  listOf,
  noted,
  longText,
  pictureIfAny,
  reference,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
import { fee } from './fees.ts';
import type { Compiled } from './fields.ts';
import { reviewed } from './reviewed.ts';
import type { UnfinishedTranslation } from './translation.ts';

const fact = fields(
  { title: text('what is told, such as Visits'), value: text('in a few words, such as One or two') },
  'a fact: title and value',
);

/** What patients ask, answered in a paragraph each; a question without its answer is not shown. */
const answers = {
  hurts: v.optional(longText('whether it hurts, and what is done about it')),
  takes: v.optional(longText('how long it takes: visits, minutes, months')),
  afterwards: v.optional(longText('what to expect and to do in the days afterwards')),
  costs: v.optional(longText('what the cost depends on')),
  fees: v.optional(fee),
  helpNow: v.optional(
    longText(
      'what else needs a dentist soon, before and after treatment: two lines, beside the signs that mean hospital',
    ),
  ),
};

const ownSign = fields(
  {
    id: v.pipe(reference('sign', 'a sign of urgent.yaml, by its id'), noted({ key: true })),
    sign: longText('what stands in its place on the page of this service'),
  },
  'a sign of urgent.yaml, by its id, and what stands in its place',
);

/** The rules for the fields of a file in `clinic/services/`; the text below them is Markdown. */
export const ServiceSchema = fields(
  {
    title: text("the service's name"),
    category: reference('service-category', 'a category of categories.yaml, by its id'),
    shortDescription: longText('one sentence for cards and lists'),
    fullDescription: longText('a paragraph that opens the page'),
    glance: v.pipe(
      listOf(fact, 'up to four facts for the sheet under the picture'),
      v.maxLength(4, 'four facts at most'),
    ),
    benefits: listOf(text('a benefit'), 'benefits'),
    ...answers,
    hospitalSigns: v.pipe(
      listOf(ownSign, 'signs of urgent.yaml that would mislead beside helpNow, said anew for this service'),
      eachWithItsOwn('id'),
    ),
    ownSign: v.optional(
      text('a sign of this treatment that means hospital, beside those of urgent.yaml, in a few words'),
    ),
    lowRisk: v.optional(
      yesOrNo(
        'whether its patients are hardly ever in danger: its help is the gravest sign, two lines and a link',
      ),
    ),
    procedures: listOf(longText('a step'), 'the steps of the treatment, first to last'),
    faq: listOf(faq, 'questions about this service'),
    related: v.pipe(
      listOf(reference('service', 'the name of a file in services/'), 'up to three services to read next'),
      v.maxLength(3, 'three services at most'),
    ),
    article: v.optional(reference('article', 'the article that says more, by the name of its file')),
    doctor: v.optional(reference('doctor', 'who does this here, the id of a doctor in doctors.yaml')),
    case: v.optional(reference('case', 'an example before and after, by its id in transformations.yaml')),
    urgent: v.optional(yesOrNo('whether it is read in pain: the help of urgent.yaml stands on its page')),
    ...pictureIfAny,
    reviewed,
    formerly,
    order: wholeNumber('its place among the services, a whole number from 1', 1),
  },
  'the fields of a service',
);

/** A service of the clinic. */
export type Service = Compiled<v.InferOutput<typeof ServiceSchema>> & {
  /** The name of its file and its place in addresses: `/services/{id}`. */
  id: string;
  /** HTML of the file's text. */
  content: string;
  /** in another language than the original's: whether it is still to be made, or to be read by a clinician */
  translation?: UnfinishedTranslation;
};
