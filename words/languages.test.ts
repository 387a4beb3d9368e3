import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { wordModules } from '../compile/languages.ts';
import type { Differences } from './differences.ts';
import type { OpeningPeriod } from '../domain/time/weekly-hours.ts';

const modules = wordModules();
const codes = globSync('words/*/').map((folder) => basename(folder));

/** Lists the elements, such as links, in each sentence of a module. */
function elementsIn(message: unknown, path: string): [string, string[]][] {
  if (typeof message === 'function')
    return [[path, [...new Set(String(message).match(/\bt\.\w+/g))].toSorted()]];
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([key, each]) => elementsIn(each, `${path}.${key}`));
}

test.each(codes.flatMap((code) => modules.map((module) => [code, module] as const)))(
  'in %s, the sentences of %s have the same elements as in English',
  async (code, module) => {
    const [english, other] = await Promise.all(
      ['en', code].map(async (each) =>
        elementsIn(await import(`./${each}/${module}`), each.replace(/.*/, module)),
      ),
    );
    expect(other).toEqual(english);
  },
);

test.each(codes.filter((code) => code !== 'en'))(
  'in %s, all formats of a time are the same, and no line breaks within it',
  async (code) => {
    const { dates } = (await import(`./${code}/dates.ts`)) as typeof import('./en/dates.ts');
    for (const time of ['00:00', '09:00', '12:00', '15:30', '20:00'] as const) {
      expect(new Set([dates.time(time), dates.slot(time)]).size, time).toBe(1);
      expect(dates.time(time)).not.toContain(' ');
    }
  },
);

test.each([
  ['en', 'Saturday and Sunday', 'Friday to Sunday'],
  ['hi', 'शनिवार और रविवार', 'शुक्रवार से रविवार'],
  ['mr', 'शनिवार आणि रविवार', 'शुक्रवार ते रविवार'],
  ['ar', 'السبت والأحد', 'من الجمعة إلى الأحد'],
])('in %s, two days with the same hours are joined by “and”', async (code, two, three) => {
  const { hours } = (await import(`./${code}/hours.ts`)) as typeof import('./en/hours.ts');
  const periods: OpeningPeriod[] = [{ opens: '10:00', closes: '14:00' }];
  for (const format of [hours.line, hours.exactLine])
    expect(format({ days: ['saturday', 'sunday'], periods }).days).toBe(two);
  expect(hours.line({ days: ['friday', 'saturday', 'sunday'], periods }).days).toBe(three);
  expect(hours.sentence([{ days: ['saturday', 'sunday'], periods }])).toContain(two);
});

test('Differences reports missing and additional keys, and other types', () => {
  type English = { title: string; of: (name: string) => { text: string }; list: string[] };
  type Compare<Other> = Differences<English, Omit<English, keyof Other> & Other>;
  expectTypeOf<Compare<{ of: (name: string) => { text: string } }>>().toBeNever();
  expectTypeOf<Differences<English, Omit<English, 'title'>>>().toEqualTypeOf<'title is missing'>();
  expectTypeOf<Compare<{ more: string }>>().toEqualTypeOf<'more is in no English module'>();
  expectTypeOf<Compare<{ title: number }>>().toEqualTypeOf<'title should be what the English one is'>();
  expectTypeOf<
    Compare<{ of: () => { text: string } }>
  >().toEqualTypeOf<'of should take what the English one takes'>();
  expectTypeOf<Compare<{ of: (name: string) => object }>>().toEqualTypeOf<'of().text is missing'>();
});
