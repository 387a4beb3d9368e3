import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SEED = 20260304;
/** A day of every article, so that none is like another. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Adds articles and services to a copy of `clinic/` until there are so many: with titles, excerpts and sentences of
 * their own made of the words there are (so that they compress as real ones do), and the texts and pictures of those
 * there are. The same each time.
 *
 * @param folder - the copy
 */
export function growContent(
  folder: string,
  { articles, services }: { articles: number; services: number },
): void {
  const random = randomNumbers(SEED);
  grow(join(folder, 'articles'), articles, (template, number, words) =>
    withFields(template, {
      id: String(10_000 + number),
      title: quoted(sentence(words, 7, random)),
      excerpt: quoted(sentence(words, 24, random)),
      date: new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10),
    }),
  );
  grow(join(folder, 'services'), services, (template, number, words) =>
    withFields(template, {
      title: quoted(sentence(words, 3, random)),
      shortDescription: quoted(sentence(words, 16, random)),
      order: String(1000 + number),
    }),
  );
}

function grow(
  folder: string,
  count: number,
  make: (template: string, number: number, words: string[]) => string,
): void {
  const templates = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const words = [...new Set(templates.join(' ').match(/(?<=\s)[a-z]{3,}(?=[\s.,])/g))].toSorted();
  for (let number = templates.length + 1; number <= count; number += 1) {
    const name = `generated-${String(number).padStart(4, '0')}.md`;
    writeFileSync(join(folder, name), make(templates[number % templates.length]!, number, words));
  }
}

/** Sets fields that take a line each. */
function withFields(source: string, fields: Record<string, string>): string {
  return Object.entries(fields).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`),
    source,
  );
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function sentence(words: string[], length: number, random: () => number): string {
  const chosen = Array.from({ length }, () => words[Math.floor(random() * words.length)]!);
  const text = chosen.join(' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Numbers from 0 to 1, the same for the same seed: the xorshift generator of 32 bits (Marsaglia, 2003). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
