import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleFolder } from '../scripts/compile/sample.ts';
import { TEXTS } from '../scripts/compile/files.ts';
import { FILES } from './config.ts';
import { fileFormat } from './format.ts';
import { plain, type AnySchema } from './schemas.ts';

// The sample: an owner's files may be written in a way that is as good, and not kept to the letter.
const FOLDER = sampleFolder() ?? 'clinic';
const CLINIC = globSync('**/*.{yaml,md}', { cwd: FOLDER }).map((path) => path.replaceAll('\\', '/'));

function textsOf(path: string) {
  return TEXTS[path.split('/')[0] as keyof typeof TEXTS];
}

function schemaOf(path: string): AnySchema {
  return FILES[path.replace('.yaml', '')] ?? (textsOf(path).schema as AnySchema);
}

function formatOf(path: string) {
  return fileFormat(schemaOf(path), path.endsWith('.md') ? textsOf(path).unlike : undefined);
}

/** What the editor's form makes of fields that are not there: each has a value, and an empty one at that. */
function withEmptyFields(given: AnySchema, value: unknown): unknown {
  const { schema, required } = plain(given);
  if (schema.entries) {
    if (!value) return required ? {} : null;
    const { entries } = schema;
    const names = new Set([...Object.keys(entries), ...Object.keys(value)]);
    return Object.fromEntries(
      Array.from(names, (name) => {
        const each = (value as Record<string, unknown>)[name];
        return [name, entries[name] ? withEmptyFields(entries[name], each) : each];
      }),
    );
  }
  if (schema.item) return ((value ?? []) as unknown[]).map((each) => withEmptyFields(schema.item!, each));
  if (value !== undefined && value !== null) return value;
  return schema.type === 'boolean' ? false : schema.type === 'number' ? null : '';
}

describe.each(CLINIC)('%s', (path) => {
  const text = readFileSync(join(FOLDER, path), 'utf8');

  test('comes back as it was, and so it does with every empty field filled with nothing', () => {
    const format = formatOf(path);
    const form = format.fromFile(text.trim());
    expect(format.toFile(structuredClone(form)).trim()).toBe(text.trim());
    const whole = { ...form, ...(withEmptyFields(schemaOf(path), form) as object) };
    expect(format.toFile(whole).trim()).toBe(text.trim());
  });

  test('says the same where it is written anew', () => {
    const form = formatOf(path).fromFile(text.trim());
    const anew = formatOf(path).toFile(form);
    const data = (file: string) => parse(path.endsWith('.md') ? file.split(/^---$/m)[1]! : file);
    const meaning = (file: string) => v.parse(schemaOf(path), data(file));
    // A link that is none yet can't be told from one that is left out: null only lasts in the file it stands in.
    const withoutNull = (value: unknown) => JSON.parse(JSON.stringify(value, (_, each) => each ?? undefined));
    expect(withoutNull(meaning(anew))).toEqual(withoutNull(meaning(text)));
  });
});

const SMALL = `# Who we are.
name: Asha Dental   # on the door

hours:
  # market day
  monday: [{ opens: "09:00", closes: "13:00" }]
  tuesday: []
  wednesday: []
  thursday: []
  friday: []
  saturday: []
  sunday: []
# Days off.
closures:
  - { name: Republic Day, from: 01-26 }
  # the street's own
  - { name: Road works, from: 2027-03-01, to: 2027-03-04 }
terms: null
claims:
  visits: { figure: 900, suffix: + }
`;

function changed(change: (form: any) => void): string {
  const format = fileFormat(FILES.clinic!);
  const form = format.fromFile(SMALL.trim());
  change(form);
  return format.toFile(form);
}

test('a change leaves all other lines as they are, and comments stay', () => {
  expect(changed((form) => (form.name = 'Asha Rao Dental'))).toBe(
    SMALL.replace('Asha Dental   #', 'Asha Rao Dental #'),
  );
});

test('a time stays text', () => {
  const file = changed((form) => form.hours.tuesday.push({ opens: '16:30', closes: '20:30' }));
  expect(parse(file, { version: '1.1' }).hours.tuesday).toEqual([{ opens: '16:30', closes: '20:30' }]);
  expect(file).toContain('# market day');
});

test('a yearly day is a day of the calendar with a mark, and a day of one year is not', () => {
  let form: any;
  const file = changed((each) => {
    form = structuredClone(each);
    each.closures.push({ name: 'Diwali', from: '2027-10-29', to: '2027-10-30', everyYear: false });
    each.closures.push({ name: 'Leap day', from: '2028-02-29', to: '', everyYear: true });
    each.closures.splice(0, 1);
  });
  expect(form.closures[0]).toMatchObject({ from: expect.stringMatching(/^\d{4}-01-26$/), everyYear: true });
  expect(form.closures[1]).toMatchObject({ from: '2027-03-01', to: '2027-03-04', everyYear: false });
  expect(parse(file).closures).toEqual([
    { name: 'Road works', from: '2027-03-01', to: '2027-03-04' },
    { name: 'Diwali', from: '2027-10-29', to: '2027-10-30' },
    { name: 'Leap day', from: '02-29' },
  ]);
  expect(file).toContain("# the street's own");
});

test('figures are a list of the form, each with its name', () => {
  const file = changed((form) => {
    expect(form.claims).toEqual([{ name: 'visits', figure: 900, suffix: '+' }]);
    form.claims.push({ name: 'smiles', figure: 20, suffix: '' });
  });
  expect(parse(file).claims).toEqual({ visits: { figure: 900, suffix: '+' }, smiles: { figure: 20 } });
});

test('what is emptied goes, and a link that was none stays none', () => {
  const file = changed((form) => {
    form.claims = [];
    form.terms = '';
  });
  expect(parse(file)).not.toHaveProperty('claims');
  expect(parse(file).terms).toBe(null);
});
