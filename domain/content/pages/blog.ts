import { fields, hero, longText } from '../fields.ts';

/** The rules for `clinic/pages/blog.yaml`. */
export const BlogPageSchema = fields(
  { description: longText('one or two sentences for search engines'), ...hero },
  "the beginning of the blog's list",
);
