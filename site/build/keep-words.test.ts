import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { keepWords } from './keep-words.ts';

function kept(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  keepWords(document);
  return document.body.innerHTML;
}

const nowrap = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('keeps a letter before a hyphen with the rest of its word', () => {
  expect(kept('<p>By e-mail, with X-rays.</p>')).toBe(
    `<p><span>By ${nowrap('e-mail')}, with ${nowrap('X-rays')}.</span></p>`,
  );
});

test('leaves other hyphens, islands and scripts as they are', () => {
  for (const html of [
    '<p>well-known, 10-digit, Mon-Sat, a - b</p>',
    '<astro-island><p>e-mail</p></astro-island>',
    '<script type="application/json">"e-mail"</script>',
    '<textarea>e-mail</textarea>',
  ])
    expect(kept(html)).toBe(html);
});
