import { expect, test } from 'vitest';
import { withStylesInPage } from './styles-in-page.ts';

const LINK = '<link rel="stylesheet" href="/assets/app-1.css"/>';

test('the style sheet that a page links stands in it to the letter, in the same place', () => {
  const read = (address: string) => (address === '/assets/app-1.css' ? ".a::after{content:'$&'}" : '');
  expect(withStylesInPage(`<title>Contact</title>${LINK}<meta/>`, read)).toBe(
    "<title>Contact</title><style>.a::after{content:'$&'}</style><meta/>",
  );
});

test.each([
  ['none', '<head></head>'],
  ['a second one', `${LINK}<link rel="stylesheet" href="/assets/team-2.css"/>`],
])('a page that links %s is not delivered', (_, html) => {
  expect(() => withStylesInPage(html, () => '')).toThrow('app/app.css');
});
