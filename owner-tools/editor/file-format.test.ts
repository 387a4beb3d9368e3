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

// The sample: an owner's files may be written in a way that is as good, and not kept to the letter.
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

/** What the editor's form makes of fields that are not there: each has a value, and an empty one at that. */
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
    // A link that is none yet can't be told from one that is left out: null only lasts in the file it stands
    // in.
    const withoutNull = (value: unknown) => JSON.parse(JSON.stringify(value, (_, each) => each ?? undefined));
    expect(withoutNull(meaning(anew))).toEqual(withoutNull(meaning(text)));
  });

  test('has the version that the build gives it', async () => {
    const format = formatOf(path);
    const { translation } = await format.beside(format.fromFile(text.trim()), {
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

  test('comes back as it was, beside an original that is known and one that is not', () => {
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

test('a change leaves all other lines as they are, comments stay, and a time is text', () => {
  expect(changed((form) => (form.name = 'Asha Rao Dental'))).toBe(
    SMALL.replace('Asha Dental   #', 'Asha Rao Dental #'),
  );
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

test('figures are a list of the form, each with its name; what is emptied goes, and a link that was none stays none', () => {
  const further = changed((form) => {
    expect(form.claims).toEqual([{ name: 'visits', figure: 900, suffix: '+' }]);
    form.claims.push({ name: 'smiles', figure: 20, suffix: '' });
  });
  expect(parse(further).claims).toEqual({ visits: { figure: 900, suffix: '+' }, smiles: { figure: 20 } });
  const emptied = parse(changed((form) => Object.assign(form, { claims: [], terms: '' })));
  expect(emptied).not.toHaveProperty('claims');
  expect(emptied.terms).toBe(null);
});

test('a text that the form has shown stays as it is written until it says something else', () => {
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

/** The form of a translation, as the editor shows it and gives it back. */
function inHindi(file: string, change: (form: any) => void): { form: any; file: string } {
  const original = parse(DOCTORS);
  const format = fileFormat(FILES.doctors!, undefined, () => structureOf(original, FILES.doctors!));
  const form: any = format.fromFile(file);
  const shown = structuredClone(form);
  form.translation.language = 'hi';
  change(form);
  return { form: shown, file: format.toFile(form) };
}

test('each entry of a translation stands beside its own, whether it is translated or not', () => {
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

test('a translation begun in the editor is one that the build takes, and that the editor knows again', () => {
  const { fromFile, toFile } = fileFormat(FILES.doctors!);
  const original = fromFile(DOCTORS.trim());
  const begun = toFile({
    translation: { language: 'hi', upToDate: false, reviewedBy: '' },
    doctors: [{ id: 'dr-asha-rao', name: '', title: 'संस्थापक', about: [] }],
  });
  expect(parse(begun)).toEqual({ translation: {}, doctors: [{ id: 'dr-asha-rao', title: 'संस्थापक' }] });
  const { data } = mergeTranslation(yamlFile(DOCTORS), FILES.doctors!, yamlFile(begun));
  expect(data).toMatchObject({ doctors: [{ title: 'संस्थापक', location: 'Worli' }, { title: 'Surgeon' }] });
  expect(fromFile(begun)).toMatchObject({ translation: { read: 0 } });
  expect(toFile(original)).toBe(DOCTORS);
});

test('a translation is saved beside its original: without what that has lost, and stamped where it is ticked', async () => {
  const { fromFile, toFile, beside } = fileFormat(FILES.doctors!);
  const original: any = fromFile(DOCTORS.trim());
  original.doctors[0].about.pop();
  original.doctors[1].title = 'Surgeon and founder';
  const form = {
    translation: { of: '0123abcd', read: 0, upToDate: true },
    doctors: [
      { id: 'dr-asha-rao', title: 'संस्थापक', testimonial: 'बढ़िया', about: ['वे सुनती हैं।', 'वे समझाती हैं।'] },
      { id: 'dr-who-left', title: 'सर्जन' },
    ],
  };
  const of = versionOf(yamlFile(toFile(original)), FILES.doctors!);
  expect(await beside(original, form)).toEqual({
    translation: { of, read: 0, upToDate: false },
    doctors: [
      { id: 'dr-asha-rao', title: 'संस्थापक', testimonial: '', about: ['वे सुनती हैं।', ''] },
      { id: 'dr-who-left', title: 'सर्जन' },
    ],
  });
  const unticked = { ...form, translation: { of: '0123abcd', upToDate: false } };
  expect((await beside(original, unticked)).translation).toEqual(unticked.translation);
});
