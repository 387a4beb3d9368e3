import * as v from 'valibot';
import type { CivilDate } from '../civil-date.ts';
import { day, fields, pictureIfAny, reference, text, wholeNumber, yesOrNo, type Compiled } from './fields.ts';
import { reviewed } from './reviewed.ts';
import type { UnfinishedTranslation } from './translation.ts';

/** The rules for the fields of a file in `clinic/articles/`; the text below them is Markdown. */
export const ArticleSchema = fields(
  {
    id: wholeNumber('a whole number from 1', 1),
    title: text("the article's title"),
    excerpt: text('one or two sentences for the list'),
    author: reference('doctor', 'the id of a doctor in doctors.yaml, such as dr-asha-rao'),
    date: day('when it was written'),
    category: reference('article-category', 'a category of categories.yaml, by its id'),
    urgent: v.optional(yesOrNo('whether it is read in pain: the help of urgent.yaml stands on its page')),
    ...pictureIfAny,
    reviewed,
  },
  'the fields of an article',
);

/** An article of the blog. */
export type Article = Compiled<v.InferOutput<typeof ArticleSchema>> & {
  /** The name of its file and its place in addresses: `/blog/{slug}`. */
  slug: string;
  date: CivilDate;
  /** HTML whose headings begin at the second level and have ids. */
  content: string;
  /** How long it takes to read, in whole minutes. */
  minutes: number;
  authorName: string;
  /** in another language than the original's: whether it is still to be made, or to be read by a clinician */
  translation?: UnfinishedTranslation;
};
