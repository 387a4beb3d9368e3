import type * as v from 'valibot';
import { fields, point, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/article.yaml`. */
export const ArticlePageSchema = fields({ nextStep: point }, 'what stands below every article');

export type ArticlePage = Compiled<v.InferOutput<typeof ArticlePageSchema>>;
