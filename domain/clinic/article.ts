import * as v from 'valibot';
import type { CivilDate } from '../booking/civil-date.ts';
import * as f from './field-schemas.ts';
import { reviewed } from './medical-review.ts';
import type { UnfinishedTranslation } from './translation.ts';

/** The rules for the fields of a file in `clinic/articles/`; the text below them is Markdown. */
export const ArticleSchema = v.pipe(
  f.fields(
    {
      id: f.wholeNumber('a whole number from 1', 1),
      title: f.text("the article's title"),
      excerpt: f.longText('one or two sentences for the list'),
      author: f.reference('doctor', 'the id of a doctor in doctors.yaml, such as dr-asha-rao'),
      date: f.day('when it was written; with a day to come, it is on the site from that day'),
      until: v.optional(f.day('the last day it is on the site; left out, it stays')),
      draft: v.optional(f.yesOrNo('whether it is kept off the site until you take this away')),
      category: f.reference('article-category', 'a category of categories.yaml, by its id'),
      service: v.optional(
        f.reference(
          'service',
          'the service that it is about; left out, the one that names it as its article',
        ),
      ),
      urgent: v.optional(f.yesOrNo('whether it is read in pain: the help of urgent.yaml stands on its page')),
      jumps: f.listOf(
        f.text('a heading of it, word for word'),
        'the headings that it begins with links to: what somebody in pain needs first',
      ),
      ...f.optionalPicture,
      reviewed,
      formerly: f.formerly,
    },
    'the fields of an article',
  ),
  v.forward(
    v.check(({ date, until }) => until === undefined || until >= date, 'a day not before `date`'),
    ['until'],
  ),
);

/** An article of the blog. */
export type Article = Omit<f.Compiled<v.InferOutput<typeof ArticleSchema>>, 'until' | 'draft' | 'jumps'> & {
  /** the headings that it begins with links to, by their ids; without those that its translation has not */
  jumps: { heading: string; part: string }[];
  /** The name of its file and its place in addresses: `/blog/{slug}`. */
  slug: string;
  date: CivilDate;
  /** HTML whose headings begin at the second level and have ids. */
  content: string;
  /** How long it takes to read, in whole minutes. */
  minutes: number;
  authorName: string;
  /** in another language than the original's: what the blog's search finds it by too, in both scripts */
  alsoFoundBy?: string;
  /** in another language than the original's: whether it is still to be made, or to be read by a clinician */
  translation?: UnfinishedTranslation;
};
