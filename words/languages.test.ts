import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { wordModules } from '../compile/languages.ts';
import type { Differences } from './differences.ts';

const modules = wordModules();
const codes = globSync('words/*/').map((folder) => basename(folder));

/** The links and the like that a language puts into its sentences, by the place of the sentence. */
function linked(message: unknown, place: string): [string, string[]][] {
  if (typeof message === 'function')
    return [[place, [...new Set(String(message).match(/\bt\.\w+/g))].toSorted()]];
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([key, each]) => linked(each, `${place}.${key}`));
}

test.each(codes.flatMap((code) => modules.map((module) => [code, module] as const)))(
  'in %s, the sentences of %s have all their links',
  async (code, module) => {
    const [english, other] = await Promise.all(
      ['en', code].map(async (each) =>
        linked(await import(`./${each}/${module}`), each.replace(/.*/, module)),
      ),
    );
    expect(other).toEqual(english);
  },
);

test.each(codes.filter((code) => code !== 'en'))('in %s, a time is written in one way', async (code) => {
  const { dates } = (await import(`./${code}/dates.ts`)) as typeof import('./en/dates.ts');
  for (const time of ['09:00', '12:00', '15:30', '20:00'] as const)
    expect(new Set([dates.time(time), dates.exactTime(time), dates.slot(time)]).size, time).toBe(1);
});

test('what a language lacks, or has too much, is told by the type check', () => {
  type English = { title: string; of: (name: string) => { text: string }; list: string[] };
  type Said<Other> = Differences<English, Omit<English, keyof Other> & Other>;
  expectTypeOf<Said<{ of: (name: string) => { text: string } }>>().toBeNever();
  expectTypeOf<Differences<English, Omit<English, 'title'>>>().toEqualTypeOf<'title is missing'>();
  expectTypeOf<Said<{ more: string }>>().toEqualTypeOf<'more is in no English module'>();
  expectTypeOf<Said<{ title: number }>>().toEqualTypeOf<'title should be what the English one is'>();
  expectTypeOf<
    Said<{ of: () => { text: string } }>
  >().toEqualTypeOf<'of should take what the English one takes'>();
  expectTypeOf<Said<{ of: (name: string) => object }>>().toEqualTypeOf<'of().text is missing'>();
});
