import type { Faq } from './faq.ts';

/** The categories of services (spec 3), in the order in which menus and lists show them. */
export const SERVICE_CATEGORIES = [
  'General',
  'Restorative Dentistry',
  'Preventive Care',
  'Pain Relief',
  'Orthodontics',
  'Cosmetic',
  'Surgical',
  'Pediatric Dentistry',
] as const;

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** A service of the clinic (spec 3). */
export type Service = {
  /** The name of its file and its place in addresses: `/services/{id}`. */
  id: string;
  /** The same as `id`. */
  slug: string;
  title: string;
  shortDescription: string;
  fullDescription: string;
  /** Paragraphs of plain text. */
  longDescription: string[];
  benefits: string[];
  /** The steps of the treatment, first to last. */
  procedures: string[];
  faq: Faq[];
  /** A file in `clinic/images`. */
  image: string;
  imageAlt: string;
  category: ServiceCategory;
  /** Its place among all services, counted from 1. */
  order: number;
};
