import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, isRealDay, picture } from './fields.ts';

const pictured = fields(picture, 'a picture');
const describedAs = (imageAlt: string) => v.is(pictured, { image: 'a.webp', imageAlt });
const named = (image: string) => v.is(pictured, { image, imageAlt: 'A tooth' });

test.each(['services/braces.webp', 'hero.webp', 'IMG_2034.JPG', 'a b/c.jpeg', 'phone.HEIC'])(
  '%s may be a picture',
  (name) => expect(named(name)).toBe(true),
);

test.each([
  '/services/braces.webp',
  '../secret.png',
  'braces',
  'braces.gif',
  'a\\b.png',
  'https://x.example/a.png',
])('%s may not be a picture', (name) => expect(named(name)).toBe(false));

test('an alternative text does not begin with what screen readers say anyway', () => {
  expect(describedAs('Image of a tooth')).toBe(false);
  expect(describedAs('Illustration: a tooth')).toBe(true);
});

test('every day of the calendar is real, and no other text is', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => isRealDay(day.toISOString().slice(0, 10))));
  for (const text of ['2026-02-30', '2026-2-3', '26-02-03', '2026-02-03 ', 'tomorrow', ''])
    expect(isRealDay(text)).toBe(false);
});
