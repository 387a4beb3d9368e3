import { expect, test } from 'vitest';
import { pathOf } from '../../domain/web/screens.ts';
import { sitePages } from './site-pages.server.ts';

test('takes the date of the booking page from its file', () => {
  const changed = '2026-03-04T09:30:00Z';
  const pages = sitePages(new Map([['pages/book', changed]]));
  expect(pages.filter((page) => page.changed === changed).map(({ path }) => path)).toEqual([pathOf('book')]);
});
