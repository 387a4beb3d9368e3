import { expect, test } from 'vitest';
import { withIconsInPage } from './icons-in-page.ts';

const PHONE = '<symbol id="icon-phone" viewBox="0 0 256 256"><path d="M1,1"/></symbol>';
const ARROW = '<symbol id="icon-arrow" viewBox="0 0 256 256"><path d="M2,2"/></symbol>';
const FILE = `<svg>\n${PHONE}\n${ARROW}\n<symbol id="icon-star"><path d="M3,3"/></symbol>\n</svg>`;

function read(address: string): string {
  return address === '/assets/icons-1.svg' ? FILE : '';
}

function icon(name: string): string {
  return `<svg><use href="/assets/icons-1.svg#icon-${name}"></use></svg>`;
}

test('a page holds each icon that it draws once, before all that draws it, and no other', () => {
  const page = `<body class="sea">${icon('phone')}${icon('arrow')}${icon('phone')}</body>`;
  const drawn = ['phone', 'arrow', 'phone']
    .map((name) => `<svg><use href="#icon-${name}"></use></svg>`)
    .join('');
  expect(withIconsInPage(page, read)).toBe(
    `<body class="sea"><svg hidden="">${PHONE}${ARROW}</svg>${drawn}</body>`,
  );
});

test('a page without icons stays as it is', () => {
  expect(withIconsInPage('<body><p>Closed</p></body>', read)).toBe('<body><p>Closed</p></body>');
});

test('an icon that the file lacks stops the build by its name', () => {
  expect(() => withIconsInPage(`<body>${icon('tram')}</body>`, read)).toThrow('icon-tram');
});

test('a page with icons and without a body stops the build', () => {
  expect(() => withIconsInPage(icon('phone'), read)).toThrow('<body>');
});
