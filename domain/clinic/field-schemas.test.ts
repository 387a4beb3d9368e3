import * as v from 'valibot';
import { expect, test } from 'vitest';
import { link, picture } from './field-schemas.ts';

test.each([
  ['services/braces.webp', true],
  ['a/b-2/c.jpg', true],
  ['IMG_2034.JPG', true],
  ['IMG_2034.HEIC', true],
  ['gallery/implant.svg', true],
  ['/services/braces.webp', false],
  ['../secret.png', false],
  ['braces', false],
  ['braces.gif', false],
  ['https://x.example/a.png', false],
])('whether %s may be a picture: %s', (name, may) => {
  expect(v.is(picture.image, name)).toBe(may);
});

test.each([
  ['/services/braces', true],
  ['https://clinic.example', true],
  ['#contact', true],
  ['//clinic.example', false],
  ['javascript:alert(1)', false],
  ['services/braces', false],
])('whether %s may be a link: %s', (href, may) => {
  expect(v.is(link('where it leads'), href)).toBe(may);
});
