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
])('whether a picture can be named %s: %s', (name, isValid) => {
  expect(v.is(picture.image, name)).toBe(isValid);
});

test.each([
  ['/services/braces', true],
  ['https://clinic.example', true],
  ['#contact', true],
  ['//clinic.example', false],
  ['javascript:alert(1)', false],
  ['services/braces', false],
])('whether a link can be %s: %s', (href, isValid) => {
  expect(v.is(link('where it leads'), href)).toBe(isValid);
});
