import * as v from 'valibot';
import {
  description,
  eachWithItsOwn,
  fields,
  listOf,
  matching,
  reference,
  text,
  wholeNumber,
  yesOrNo,
  type Compiled,
} from '../fields.ts';

/** What the sitemap groups its links by, in their order. */
export const SITEMAP_CATEGORIES = ['main', 'resources', 'media', 'support', 'services', 'legal'] as const;

export type SitemapCategory = (typeof SITEMAP_CATEGORIES)[number];

const CATEGORY = `one of ${SITEMAP_CATEGORIES.join(', ')}`;

const declaredLink = fields(
  {
    title: text('what the link is called'),
    path: matching(/^(\/[a-z0-9-]+)+$/, 'the address it will have, in small letters, such as "/faq"'),
    category: v.pipe(v.picklist(SITEMAP_CATEGORIES, CATEGORY), v.description(CATEGORY)),
    after: v.optional(
      reference('screen', 'the screen whose link it stands behind, by its path; left out, it comes last'),
    ),
    nearest: reference('screen', 'the screen offered meanwhile, by its path such as /contact'),
    urgent: v.optional(yesOrNo('whether the help of urgent.yaml is offered there, too')),
  },
  'a link without a page, such as { title: Emergency, path: /emergency, category: support, nearest: /contact }',
);

/** The rules for `clinic/pages/sitemap.yaml`. */
export const SitemapPageSchema = fields(
  {
    description,
    galleryTypes: v.optional(wholeNumber('how many kinds of pictures there are; left out, it is not shown')),
    links: v.pipe(
      listOf(declaredLink, 'addresses the site links to without having a page for them yet'),
      eachWithItsOwn('path'),
    ),
  },
  'the parts of the sitemap',
);

export type SitemapPage = Compiled<v.InferOutput<typeof SitemapPageSchema>>;
export type DeclaredLink = SitemapPage['links'][number];
