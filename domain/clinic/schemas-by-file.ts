import type * as v from 'valibot';
import { ArticleSchema } from './article.ts';
import { CategoriesSchema } from './categories.ts';
import { DoctorsSchema, type Doctors } from './doctors.ts';
import { FeesSchema } from './fees.ts';
import { GallerySchema } from './gallery.ts';
import { ServiceSchema } from './service.ts';
import { TeamSchema } from './team.ts';
import { TellUsFirstSchema } from './tell-us-first.ts';
import { TestimonialsSchema } from './testimonials.ts';
import { AwardsSchema, FaqsSchema, TimelineSchema } from './lists.ts';
import { TransformationsSchema } from './transformations.ts';
import { UrgentSchema } from './urgent.ts';

/** Schemas of the lists in `clinic/`, by file name. A list without a file is empty. */
export const LIST_SCHEMAS = {
  awards: AwardsSchema,
  categories: CategoriesSchema,
  doctors: DoctorsSchema,
  faqs: FaqsSchema,
  fees: FeesSchema,
  gallery: GallerySchema,
  team: TeamSchema,
  'tell-us-first': TellUsFirstSchema,
  testimonials: TestimonialsSchema,
  timeline: TimelineSchema,
  transformations: TransformationsSchema,
  urgent: UrgentSchema,
} satisfies Record<string, v.GenericSchema>;

export type WrittenContents = {
  [Name in keyof typeof LIST_SCHEMAS]: v.InferOutput<(typeof LIST_SCHEMAS)[Name]>;
};

/** The lists as screens need them. `homeDoctors` is derived if the owner has not written it. */
export type Contents = Omit<WrittenContents, 'doctors'> & { doctors: Doctors };

/**
 * Folders of Markdown files. `headingLevel` is the level of the page's heading above the text; `uniqueFields`
 * are fields in which no two files may have the same value.
 */
export const MARKDOWN_FOLDERS = {
  services: { schema: ServiceSchema, headingLevel: 2, uniqueFields: ['order', 'title'] },
  articles: { schema: ArticleSchema, headingLevel: 1, uniqueFields: ['id', 'title'] },
} as const;
