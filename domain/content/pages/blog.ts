import type * as v from 'valibot';
import { fields, hero, text, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/blog.yaml`. */
export const BlogPageSchema = fields(
  { description: text('one or two sentences for search engines'), ...hero },
  "the beginning of the blog's list",
);

export type BlogPage = Compiled<v.InferOutput<typeof BlogPageSchema>>;
