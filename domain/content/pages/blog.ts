import type * as v from 'valibot';
import { fields, hero, longText, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/blog.yaml`. */
export const BlogPageSchema = fields(
  { description: longText('one or two sentences for search engines'), ...hero },
  "the beginning of the blog's list",
);

export type BlogPage = Compiled<v.InferOutput<typeof BlogPageSchema>>;
