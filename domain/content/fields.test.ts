import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRealDay, link, picture } from './fields.ts';

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

test('a day of the calendar is real, and no other text is', () => {
  for (const day of ['2028-02-29', '1999-12-31']) expect(isRealDay(day)).toBe(true);
  for (const text of ['2026-02-30', '2026-2-3', '26-02-03', '2026-02-03 ', 'tomorrow', ''])
    expect(isRealDay(text)).toBe(false);
});
