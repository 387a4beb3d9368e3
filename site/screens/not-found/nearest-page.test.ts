import { expect, test } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const offered = ['/services', '/team', '/blog', '/gallery', '/contact'];
const declared = [{ path: '/parking/map', nearest: '/contact' }];
const near = (path: string) => nearestPage(path, declared, offered);

test('an address that the site declares leads to the page it names', () => {
  expect(near('/parking/map')).toBe('/contact');
  expect(near('/Parking/Map/')).toBe('/contact');
  expect(near('/parking')).toBeUndefined();
});

test('another one leads to the page that its first part names', () => {
  expect(near('/gallery/something')).toBe('/gallery');
  expect(near('/service/braces')).toBe('/services');
  expect(near('/BLOGS')).toBe('/blog');
  expect(near('/no/such/page')).toBeUndefined();
});

test('a page the clinic has not is not offered', () => {
  expect(near('/doctor')).toBeUndefined();
  expect(near('/about/us')).toBeUndefined();
});
