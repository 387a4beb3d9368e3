import * as v from 'valibot';
import { suchAs } from '../field-description.ts';
import * as f from '../field-schemas.ts';
import type { Compiled } from '../picture-set.ts';

/** The groups of the sitemap in order. */
export const SITEMAP_CATEGORIES = ['main', 'resources', 'media', 'support', 'services', 'legal'] as const;

export type SitemapCategory = (typeof SITEMAP_CATEGORIES)[number];

const declaredLink = f.fields(
  {
    title: f.text('the text of the link'),
    path: f.matching(
      /^(\/[a-z0-9-]+)+$/,
      suchAs('the address it will have, in small letters', '/faq', { quoted: true }),
    ),
    category: f.oneOf(SITEMAP_CATEGORIES, `one of ${SITEMAP_CATEGORIES.join(', ')}`),
    after: v.optional(
      f.reference('screen', 'the screen whose link it follows, by its path; left out, it comes last'),
    ),
    nearest: f.reference('screen', 'the screen offered until the page exists, by its path such as /contact'),
    urgent: v.optional(f.yesOrNo('whether the help of urgent.yaml is offered there too')),
  },
  'a link without a page, such as { title: Emergency, path: /emergency, category: support, nearest: /contact }',
);

/** Schema of `clinic/pages/sitemap.yaml`. */
export const SitemapPageSchema = f.fields(
  {
    description: f.description,
    galleryTypes: v.optional(
      f.wholeNumber('how many kinds of pictures there are; left out, it is not shown'),
    ),
    links: v.pipe(
      f.listOf(declaredLink, 'addresses the site links to without having a page for them yet'),
      f.uniqueBy('path'),
    ),
  },
  'the parts of the sitemap',
);

export type SitemapPage = Compiled<v.InferOutput<typeof SitemapPageSchema>>;
export type DeclaredLink = SitemapPage['links'][number];
