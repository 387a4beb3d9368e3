import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { schemaOf as schemaAt } from '../../compile/schema-lookup.ts';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import { structureOf } from '../../compile/translatable-texts.ts';
import { mergeTranslation, versionOf } from '../../compile/merge-translations.ts';
import { yamlFile } from '../../tests/helpers/files.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { FILES } from './config.ts';
import { fileFormat } from './file-format.ts';
import { unwrapSchema, type AnySchema } from '../../compile/schema-walk.ts';

// Uses the sample, because an owner's files may use other valid YAML styles, which are not kept exactly.
const FOLDER = SAMPLE_FOLDER;
const FILES_IN_IT = globSync('**/*.{yaml,md}', { cwd: FOLDER }).map((path) => path.replaceAll('\\', '/'));
const CLINIC = FILES_IN_IT.filter((path) => schemaAt(path));
const TRANSLATIONS = FILES_IN_IT.filter((path) => !schemaAt(path));

function schemaOf(path: string): AnySchema {
  return schemaAt(path) as AnySchema;
}

function formatOf(path: string, structureOfOriginal?: unknown) {
  const texts = MARKDOWN_FOLDERS[path.split('/')[0] as keyof typeof MARKDOWN_FOLDERS] as
    | { uniqueFields: readonly string[] }
    | undefined;
  return fileFormat(schemaOf(path), texts?.uniqueFields, () => structureOfOriginal);
}

/** Adds an empty value for each missing field, as the editor's form does. */
function withEmptyFields(given: AnySchema, value: unknown): unknown {
  const { schema, required } = unwrapSchema(given);
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

  test('is unchanged after reading and writing, also if the form fills in empty fields', () => {
    const format = formatOf(path);
    const form = format.fromFile(text.trim());
    expect(format.toFile(structuredClone(form)).trim()).toBe(text.trim());
    const whole = { ...form, ...(withEmptyFields(schemaOf(path), form) as object) };
    expect(format.toFile(whole).trim()).toBe(text.trim());
  });

  test('has the same data when written from scratch', () => {
    const form = formatOf(path).fromFile(text.trim());
    const anew = formatOf(path).toFile(form);
    const data = (file: string) => parse(path.endsWith('.md') ? file.split(/^---$/m)[1]! : file);
    const meaning = (file: string) => v.parse(schemaOf(path), data(file));
    // A null link is the same as a missing link; only an existing file keeps the null.
    const withoutNull = (value: unknown) => JSON.parse(JSON.stringify(value, (_, each) => each ?? undefined));
    expect(withoutNull(meaning(anew))).toEqual(withoutNull(meaning(text)));
  });

  test('has the same version as in the build', async () => {
    const format = formatOf(path);
    const { translation } = await format.prepareTranslation(format.fromFile(text.trim()), {
      translation: { upToDate: true },
    });
    const of = versionOf(readSourceFile(join(FOLDER, path)), schemaOf(path));
    expect(translation).toEqual({ upToDate: false, of });
  });
});

describe.each(TRANSLATIONS)('%s, a translation', (path) => {
  const text = readFileSync(join(FOLDER, path), 'utf8').trim();
  const [, language, file] = /^([a-z]+)\/(.+)$/.exec(path)!;
  const original = readSourceFile(join(FOLDER, file!));

  test('is unchanged after reading and writing, with and without a known original', () => {
    for (const structure of [structureOf(original.data, schemaOf(file!)), undefined]) {
      const format = formatOf(file!, structure);
      const { translation, ...form } = format.fromFile(text);
      const whole = withEmptyFields(schemaOf(file!), form) as object;
      const about = { ...(translation as object), language };
      expect(format.toFile({ ...form, ...whole, translation: about }).trim()).toBe(text);
    }
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

test('changes only the edited lines, keeps comments and quotes times', () => {
  expect(changed((form) => (form.name = 'Asha Rao Dental'))).toBe(
    SMALL.replace('Asha Dental   #', 'Asha Rao Dental #'),
  );
  const file = changed((form) => form.hours.tuesday.push({ opens: '16:30', closes: '20:30' }));
  expect(parse(file, { version: '1.1' }).hours.tuesday).toEqual([{ opens: '16:30', closes: '20:30' }]);
  expect(file).toContain('# market day');
});

test('shows a yearly closure as a date with the yearly mark, and other closures without it', () => {
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

test('edits records as lists with names, removes emptied fields and keeps null links', () => {
  const further = changed((form) => {
    expect(form.claims).toEqual([{ name: 'visits', figure: 900, suffix: '+' }]);
    form.claims.push({ name: 'smiles', figure: 20, suffix: '' });
  });
  expect(parse(further).claims).toEqual({ visits: { figure: 900, suffix: '+' }, smiles: { figure: 20 } });
  const emptied = parse(changed((form) => Object.assign(form, { claims: [], terms: '' })));
  expect(emptied).not.toHaveProperty('claims');
  expect(emptied.terms).toBe(null);
});

test('tells "no lift" from no word about a lift', () => {
  const liftIn = (file: string, change: (entrance: any) => void) => {
    const format = fileFormat(FILES.clinic!);
    const form: any = format.fromFile(file);
    change(form.access.entrance);
    return parse(format.toFile(form)).access?.entrance;
  };
  const withLift = 'access: { entrance: { steps: 2, lift: true } }';
  const withoutLift = 'access: { entrance: { steps: 2, lift: false } }';
  expect(liftIn(withLift, (entrance) => (entrance.lift = 'no'))).toEqual({ steps: 2, lift: false });
  expect(liftIn(withoutLift, () => {})).toEqual({ steps: 2, lift: false });
  expect(liftIn(withoutLift, (entrance) => (entrance.lift = ''))).toEqual({ steps: 2 });
});

test('keeps the Markdown spelling of a text that was not changed', () => {
  const { fromFile, toFile } = fileFormat(
    MARKDOWN_FOLDERS.articles.schema as AnySchema,
    MARKDOWN_FOLDERS.articles.uniqueFields,
  );
  const file = '---\nid: 1\ntitle: Gums\n---\nDo *not* wait. **Ring.**\n';
  const form = fromFile(file.trim());
  expect(toFile({ ...form, body: 'Do _not_ wait. **Ring.**' })).toBe(file);
  expect(toFile({ ...form, body: 'Do _not_ wait. **Call.**' })).toContain('\nDo _not_ wait. **Call.**\n');
});

const DOCTORS = `doctors:
  - id: dr-asha-rao
    name: Dr. Asha Rao
    title: Founder
    qualifications: BDS
    experience: 18 years
    location: Worli
    about: [She listens., She explains.]
  - id: dr-nila-kale
    name: Dr. Nila Kale
    title: Surgeon
    qualifications: MDS
    experience: 4 years
    location: Dadar
`;
const IN_HINDI = `# By Meera.
translation: { of: "0123abcd", reviewedBy: dr-asha-rao }
doctors:
  # with her own words
  - id: dr-nila-kale
    title: सर्जन
`;

/** Form of a translation, as the editor shows and returns it. */
function inHindi(file: string, change: (form: any) => void): { form: any; file: string } {
  const original = parse(DOCTORS);
  const format = fileFormat(FILES.doctors!, undefined, () => structureOf(original, FILES.doctors!));
  const form: any = format.fromFile(file);
  const shown = structuredClone(form);
  form.translation.language = 'hi';
  change(form);
  return { form: shown, file: format.toFile(form) };
}

test('matches translated entries to the entries of the original, also if untranslated', () => {
  const { form, file } = inHindi(IN_HINDI, ({ doctors: [first] }) => {
    first.name = 'डॉ. आशा राव';
    first.about[1] = 'वे समझाती हैं।';
  });
  expect(form.doctors).toMatchObject([
    { id: 'dr-asha-rao', title: '', about: ['', ''] },
    { id: 'dr-nila-kale', title: 'सर्जन', about: [] },
  ]);
  expect(file).toContain('# By Meera.');
  expect(file).toContain('# with her own words');
  expect(parse(file)).toEqual({
    translation: { of: '0123abcd', reviewedBy: 'dr-asha-rao' },
    doctors: [
      { id: 'dr-asha-rao', name: 'डॉ. आशा राव', about: [null, 'वे समझाती हैं।'] },
      { id: 'dr-nila-kale', title: 'सर्जन' },
    ],
  });
});

test('writes a new translation that the build accepts and the editor reads again', () => {
  const { fromFile, toFile } = fileFormat(FILES.doctors!);
  const original = fromFile(DOCTORS.trim());
  const written = toFile({
    translation: { language: 'hi', upToDate: false, reviewedBy: '' },
    doctors: [{ id: 'dr-asha-rao', name: '', title: 'संस्थापक', about: [] }],
  });
  expect(parse(written)).toEqual({ translation: {}, doctors: [{ id: 'dr-asha-rao', title: 'संस्थापक' }] });
  const { data } = mergeTranslation(yamlFile(DOCTORS), FILES.doctors!, yamlFile(written));
  expect(data).toMatchObject({ doctors: [{ title: 'संस्थापक', location: 'Worli' }, { title: 'Surgeon' }] });
  expect(fromFile(written)).toMatchObject({ translation: { index: expect.any(Number) } });
  expect(toFile(original)).toBe(DOCTORS);
});

test('saves a translation without texts its original lacks, and updates its version if ticked', async () => {
  const { fromFile, toFile, prepareTranslation } = fileFormat(FILES.doctors!);
  const original: any = fromFile(DOCTORS.trim());
  original.doctors[0].about.pop();
  original.doctors[1].title = 'Surgeon and founder';
  const form = {
    translation: { of: '0123abcd', index: 0, upToDate: true },
    doctors: [
      { id: 'dr-asha-rao', title: 'संस्थापक', testimonial: 'बढ़िया', about: ['वे सुनती हैं।', 'वे समझाती हैं।'] },
      { id: 'dr-who-left', title: 'सर्जन' },
    ],
  };
  const of = versionOf(yamlFile(toFile(original)), FILES.doctors!);
  expect(await prepareTranslation(original, form)).toEqual({
    translation: { of, index: 0, upToDate: false },
    doctors: [
      { id: 'dr-asha-rao', title: 'संस्थापक', testimonial: '', about: ['वे सुनती हैं।', ''] },
      { id: 'dr-who-left', title: 'सर्जन' },
    ],
  });
  const unticked = { ...form, translation: { of: '0123abcd', upToDate: false } };
  expect((await prepareTranslation(original, unticked)).translation).toEqual(unticked.translation);
});
