import { expect, test } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const offered = ['/services', '/team', '/blog', '/gallery', '/contact'];
const declared = [{ path: '/parking/map', nearest: '/contact' }];
const near = (path: string) => nearestPage(path, declared, offered);

test('suggests the page that a declared address names', () => {
  expect(near('/parking/map')).toBe('/contact');
  expect(near('/Parking/Map/')).toBe('/contact');
  expect(near('/parking')).toBeUndefined();
});

test('suggests the page named by the first segment of other addresses', () => {
  expect(near('/gallery/something')).toBe('/gallery');
  expect(near('/service/braces')).toBe('/services');
  expect(near('/BLOGS')).toBe('/blog');
  expect(near('/no/such/page')).toBeUndefined();
});

test('suggests no page that the clinic does not have', () => {
  expect(near('/doctor')).toBeUndefined();
  expect(near('/about/us')).toBeUndefined();
});
