import type * as v from 'valibot';
import { ArticleSchema } from './article.ts';
import { AwardsSchema } from './awards.ts';
import { CategoriesSchema } from './categories.ts';
import { DoctorsSchema, type Doctors } from './doctors.ts';
import { FaqsSchema } from './faqs.ts';
import { FeesSchema } from './fees.ts';
import { GallerySchema } from './gallery.ts';
import { AboutPageSchema } from './pages/about.ts';
import { ArticlePageSchema } from './pages/article.ts';
import { BlogPageSchema } from './pages/blog.ts';
import { BookPageSchema } from './pages/book.ts';
import { ContactPageSchema } from './pages/contact.ts';
import { DoctorsPageSchema } from './pages/doctors.ts';
import { GalleryPageSchema } from './pages/gallery.ts';
import { HomePageSchema } from './pages/home.ts';
import { InternationalPatientsPageSchema } from './pages/international-patients.ts';
import { PrivacyPolicyPageSchema } from './pages/privacy-policy.ts';
import { ServicePageSchema } from './pages/service.ts';
import { ServicesPageSchema } from './pages/services.ts';
import { SitemapPageSchema } from './pages/sitemap.ts';
import { TeamPageSchema } from './pages/team.ts';
import { ThankYouPageSchema } from './pages/thank-you.ts';
import { TransformationsPageSchema } from './pages/transformations.ts';
import { ServiceSchema } from './service.ts';
import { TeamSchema } from './team.ts';
import { TestimonialsSchema } from './testimonials.ts';
import { TimelineSchema } from './timeline.ts';
import { TransformationsSchema } from './transformations.ts';
import { UrgentSchema } from './urgent.ts';

/** The lists of `clinic/`, a file each; without the file, the list is empty. */
export const CONTENT = {
  awards: AwardsSchema,
  categories: CategoriesSchema,
  doctors: DoctorsSchema,
  faqs: FaqsSchema,
  fees: FeesSchema,
  gallery: GallerySchema,
  team: TeamSchema,
  testimonials: TestimonialsSchema,
  timeline: TimelineSchema,
  transformations: TransformationsSchema,
  urgent: UrgentSchema,
} satisfies Record<string, v.GenericSchema>;

export type WrittenContents = { [Name in keyof typeof CONTENT]: v.InferOutput<(typeof CONTENT)[Name]> };

/** The lists as screens need them: also those that follow from others where the owner has written none. */
export type Contents = Omit<WrittenContents, 'doctors'> & { doctors: Doctors };

/** What the screens say, a file each in `clinic/pages/`. */
export const PAGES = {
  about: AboutPageSchema,
  article: ArticlePageSchema,
  blog: BlogPageSchema,
  book: BookPageSchema,
  contact: ContactPageSchema,
  doctors: DoctorsPageSchema,
  gallery: GalleryPageSchema,
  home: HomePageSchema,
  'international-patients': InternationalPatientsPageSchema,
  'privacy-policy': PrivacyPolicyPageSchema,
  service: ServicePageSchema,
  services: ServicesPageSchema,
  sitemap: SitemapPageSchema,
  team: TeamPageSchema,
  'thank-you': ThankYouPageSchema,
  transformations: TransformationsPageSchema,
} satisfies Record<string, v.GenericSchema>;

export type PageName = keyof typeof PAGES;

/** Of the files with a Markdown text, by folder: their schema, the level of the heading their text stands under, and the
 * fields in which no two are alike. */
export const TEXTS = {
  services: { schema: ServiceSchema, above: 2, unlike: ['order', 'title'] },
  articles: { schema: ArticleSchema, above: 1, unlike: ['id', 'title'] },
} as const;
