import type * as v from 'valibot';
import type { PageId } from '../domain/screens.ts';
import { ClinicSchema } from '../domain/clinic.ts';
import { ArticleSchema } from '../domain/content/article.ts';
import { AwardsSchema } from '../domain/content/awards.ts';
import { CategoriesSchema } from '../domain/content/categories.ts';
import { DoctorsSchema, type Doctors } from '../domain/content/doctors.ts';
import { FaqsSchema } from '../domain/content/faqs.ts';
import { GallerySchema } from '../domain/content/gallery.ts';
import { AboutPageSchema } from '../domain/content/pages/about.ts';
import { ArticlePageSchema } from '../domain/content/pages/article.ts';
import { BlogPageSchema } from '../domain/content/pages/blog.ts';
import { BookPageSchema } from '../domain/content/pages/book.ts';
import { ContactPageSchema } from '../domain/content/pages/contact.ts';
import { DoctorsPageSchema } from '../domain/content/pages/doctors.ts';
import { GalleryPageSchema } from '../domain/content/pages/gallery.ts';
import { HomePageSchema } from '../domain/content/pages/home.ts';
import { InternationalPatientsPageSchema } from '../domain/content/pages/international-patients.ts';
import { PrivacyPolicyPageSchema } from '../domain/content/pages/privacy-policy.ts';
import { ServicePageSchema } from '../domain/content/pages/service.ts';
import { ServicesPageSchema } from '../domain/content/pages/services.ts';
import { SitemapPageSchema } from '../domain/content/pages/sitemap.ts';
import { TeamPageSchema } from '../domain/content/pages/team.ts';
import { ThankYouPageSchema } from '../domain/content/pages/thank-you.ts';
import { TransformationsPageSchema } from '../domain/content/pages/transformations.ts';
import { ServiceSchema } from '../domain/content/service.ts';
import { TeamSchema } from '../domain/content/team.ts';
import { TestimonialsSchema } from '../domain/content/testimonials.ts';
import { TimelineSchema } from '../domain/content/timeline.ts';
import { TransformationsSchema } from '../domain/content/transformations.ts';
import { UrgentSchema } from '../domain/content/urgent.ts';

/** The lists of `clinic/`, a file each; without the file, the list is empty. */
export const CONTENT = {
  awards: AwardsSchema,
  categories: CategoriesSchema,
  doctors: DoctorsSchema,
  faqs: FaqsSchema,
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

/** Screens there are only with their file. */
export const OPTIONAL_PAGES: readonly PageName[] = ['about', 'international-patients'];

/**
 * The files, without their endings, that a screen shows texts of: in another language there is the screen where all of
 * these that the clinic has are translated.
 */
export const FILES_OF: Record<PageId, readonly string[]> = {
  home: ['pages/home', 'pages/contact', 'awards', 'doctors', 'testimonials'],
  about: ['pages/about', 'doctors', 'timeline'],
  services: ['pages/services', 'faqs'],
  doctors: ['pages/doctors', 'doctors'],
  team: ['pages/team', 'team'],
  gallery: ['pages/gallery', 'gallery'],
  transformations: ['pages/transformations', 'transformations'],
  blog: ['pages/blog'],
  international: ['pages/international-patients', 'faqs', 'testimonials'],
  contact: ['pages/contact'],
  book: ['pages/book'],
  booknow: ['pages/book'],
  bookAppointment: ['pages/book'],
  thankYou: ['pages/thank-you'],
  sitemap: ['pages/sitemap'],
  privacy: ['pages/privacy-policy'],
};

/** The same of every page, the home page among them; without these there is nothing in a language. */
export const FILES_OF_ALL = ['clinic', 'categories', 'urgent', ...FILES_OF.home];

/** Every file's schema, by its place in `.compiled/schemas`. */
export const SCHEMAS: Record<string, v.GenericSchema> = {
  clinic: ClinicSchema,
  ...CONTENT,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, schema]) => [`pages/${name}`, schema])),
  service: ServiceSchema,
  article: ArticleSchema,
};

/** @param file - below `clinic/`, such as 'services/braces.md' */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const [folder] = file.split('/');
  if (file.endsWith('.md')) return TEXTS[folder as keyof typeof TEXTS]?.schema;
  return SCHEMAS[file.replace(/\.yaml$/, '')];
}

/** Of the files with a Markdown text, by folder: their schema, the level of the heading their text stands under, and the
 * fields in which no two are alike. */
export const TEXTS = {
  services: { schema: ServiceSchema, above: 2, unlike: ['order', 'title'] },
  articles: { schema: ArticleSchema, above: 1, unlike: ['id', 'title'] },
} as const;
