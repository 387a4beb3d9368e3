import * as v from 'valibot';
import type { CivilDate } from '../time/civil-date.ts';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';
import { reviewed, type UnfinishedTranslation } from './text-review.ts';

/** Schema of the fields of a file in `clinic/articles/`. The text below them is Markdown. */
export const ArticleSchema = v.pipe(
  f.fields(
    {
      id: f.wholeNumber('a whole number from 1', 1),
      title: f.text("the article's title"),
      excerpt: f.longText('one or two sentences for the list'),
      author: f.reference('doctor', suchAs('the id of a doctor in doctors.yaml', 'dr-asha-rao')),
      date: f.day('when it was written; with a day in the future, it is on the site from that day'),
      until: v.optional(f.day('the last day it is on the site; left out, it stays')),
      draft: v.optional(f.yesOrNo('whether it stays off the site until you remove this line')),
      category: f.reference('article-category', 'a category of categories.yaml, by its id'),
      service: v.optional(
        f.reference(
          'service',
          'the service that it is about; left out, the one that names it as its article',
        ),
      ),
      procedure: v.optional(
        f.reference(
          'service',
          'the service whose pictures of its steps are shown below the first numbered list of the text, or below a text without one',
        ),
      ),
      urgent: v.optional(
        f.yesOrNo('whether people in pain read it; its page then shows the help of urgent.yaml'),
      ),
      jumps: f.listOf(
        f.text('a heading of it, word for word'),
        'the headings to link at the top of the article: what somebody in pain needs first',
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
export type Article = Omit<Compiled<v.InferOutput<typeof ArticleSchema>>, 'until' | 'draft' | 'jumps'> & {
  /** the headings linked at the top, with their ids; a translation lists only those that it has */
  jumps: { heading: string; part: string }[];
  /** the name of its file and the last part of its path: `/blog/{slug}` */
  slug: string;
  date: CivilDate;
  /** HTML; its headings begin at the second level and have ids */
  content: string;
  /** the position in `content` at which the pictures of `procedure` are inserted */
  procedureAt: number;
  /** the reading time in whole minutes */
  minutes: number;
  authorName: string;
  /** in translations: additional search terms of the blog, in both scripts */
  alsoFoundBy?: string;
  /** in translations: whether the translation or its medical review is missing */
  translation?: UnfinishedTranslation;
};
