import { fields, point } from '../fields.ts';

/** The rules for `clinic/pages/article.yaml`. */
export const ArticlePageSchema = fields({ nextStep: point }, 'what stands below every article');
