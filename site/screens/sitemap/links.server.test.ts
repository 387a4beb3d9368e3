import { expect, test } from 'vitest';
import type { DeclaredLink } from '../../../domain/clinic/pages/sitemap.ts';
import { sitemapLinks } from './links.server.ts';

const parts = {
  'in-pain': false,
  services: true,
  doctors: false,
  team: true,
  about: true,
  blog: true,
  gallery: true,
  transformations: false,
  'international-patients': false,
};
const services = [{ id: 'crowns', title: 'Crowns' }];
const articles = [{ slug: 'flossing', title: 'Flossing' }];
const parking: DeclaredLink = {
  title: 'Parking',
  path: '/parking',
  category: 'support',
  nearest: '/contact',
};
const tour: DeclaredLink = {
  ...parking,
  title: 'Tour',
  path: '/tour',
  category: 'resources',
  after: '/blog',
};
const links = sitemapLinks(services, articles, [parking, tour], { parts, doctors: [] });
const paths = (category: string) =>
  links.find((each) => each.category === category)?.links.map(({ path }) => path);

test('puts a declared link after the link it names, otherwise last in its category', () => {
  expect(paths('resources')).toEqual(['/blog', '/tour', '/sitemap', '/blog/flossing']);
  expect(paths('support')).toEqual(['/parking']);
});
