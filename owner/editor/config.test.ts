import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { editorPolicy } from '../../domain/web/security-headers.ts';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import { editorConfig, FILES } from './config.ts';
import { repositoryOrigin } from '../../domain/clinic/published-editor.ts';
import type { EditorFacts } from '../../compile/outputs/editor-data.ts';
import { exampleValues } from '../../compile/examples.ts';
import { isTyped } from './form.ts';
import { unwrapSchema, type AnySchema } from '../../compile/schema-walk.ts';

const FACTS: EditorFacts = {
  name: 'Asha Dental',
  siteUrl: 'https://asha.example',
  folder: 'clinic',
  choices: {
    doctor: [{ value: 'dr-asha-rao', label: 'Dr. Asha Rao' }],
    case: [],
    screen: [{ value: '/', label: '/' }],
  },
  next: { services: { order: 3 }, articles: { id: 7 } },
  examples: exampleValues(),
};
const config = configOf(FACTS);
const inLanguages = configOf({ ...FACTS, languages: { codes: ['hi', 'en', 'ar'], structures: {} } });

function configOf(facts: EditorFacts) {
  return JSON.parse(
    JSON.stringify(editorConfig(facts), (_, value) => (value instanceof RegExp ? value.source : value)),
  );
}

type Walked = { place: string; field: Field & Record<string, any>; schema: AnySchema };

/** Yields every field of a schema with its form field; throws if there is none. */
function* walk(given: AnySchema, fields: Field[], place: string): Generator<Walked> {
  for (const [name, schema] of Object.entries(unwrapSchema(given).schema.entries ?? {})) {
    const field = fields.find((each) => each.name === name) as Walked['field'] | undefined;
    const here = `${place}.${name}`;
    if (!field) throw new Error(`${here} is not in the form`);
    yield { place: here, field, schema };
    const inside = unwrapSchema(schema).schema;
    const below = inside.item ?? inside.value ?? inside;
    if (unwrapSchema(below).schema.entries) yield* walk(below, field.fields as Field[], here);
  }
}

/** The forms of single files and of folders of Markdown files. */
function formsIn({ collections }: any): { label: string; format: string; fields: any[] }[] {
  return collections.flatMap((collection: any) => collection.files ?? [collection]);
}

function walkAll(from: any): Walked[] {
  return formsIn(from).flatMap(({ format, fields }) => {
    const schema =
      FILES[format] ?? (MARKDOWN_FOLDERS[format as keyof typeof MARKDOWN_FOLDERS].schema as AnySchema);
    return [...walk(schema, fields, format)];
  });
}

const WALKED = walkAll(config);

function fieldAt(place: string): Record<string, any> {
  return WALKED.find((each) => each.place === place)!.field;
}

test('has a form for every file, with a text field for Markdown files', () => {
  const forms = formsIn(config);
  expect(forms.map(({ format }) => format)).toEqual([
    ...Object.keys(FILES),
    ...Object.keys(MARKDOWN_FOLDERS),
  ]);
  // Labels, not file names.
  expect(forms.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Questions and answers', 'Help in an emergency', 'Page of a service']),
  );
  const texts = forms.filter(({ fields }) => fields.at(-1).widget === 'richtext');
  expect(texts.map(({ format }) => format)).toEqual(Object.keys(MARKDOWN_FOLDERS));
});

test('has every field of every schema, with its description and whether it is required', () => {
  expect(WALKED.length).toBeGreaterThan(250);
  for (const { place, field, schema } of WALKED) {
    const { schema: inside, required, rules, notes } = unwrapSchema(schema);
    // A list of choices needs no description of ids and file names.
    const isChosen = notes.reference || ['language', 'closure-day'].includes(notes.input!);
    const mayBeEmpty =
      inside.type === 'boolean' || !!(inside.item && !rules.some(({ type }) => type === 'non_empty'));
    expect(field.required, place).toBe(required && !mayBeEmpty && !inside.value);
    if (notes.picture === 'file') continue;
    if (isChosen) expect(field.hint, place).toBeUndefined();
    else if (isTyped({ schema: inside, notes })) {
      // An example first.
      expect(field.hint, place).toMatch(/^“[^]+”: /);
      expect(field.hint, place).toContain(notes.description);
    } else expect(field.hint, place).toBe(notes.description);
  }
});

test.each([
  ['clinic.address', { collapsed: 'auto' }],
  ['clinic.hours', { collapsed: false }],
  ['clinic.hours.monday', { label_singular: 'Sitting', summary: '{{fields.opens}} – {{fields.closes}}' }],
  [
    'clinic.siteUrl',
    {
      label: 'Web address',
      pattern: ['^https://', "It should be the site's own address, a full address starting with https://."],
    },
  ],
  ['services.faq', { label: 'Questions and answers', label_singular: 'Question' }],
  ['urgent.urgent', { label: 'Help in an emergency' }],
  // Different from the file's label.
  ['articles.service', { label: 'Service' }],
  ['urgent.urgent.untilOpen.help', { widget: 'text' }],
  ['urgent.urgent.cases', { label: 'Cases', label_singular: 'Case', thumbnail: 'image' }],
  [
    'urgent.urgent.cases.text',
    {
      widget: 'text',
      hint: expect.stringMatching(/^“.+”: what to do, in at most 55 words, the gravest first/),
    },
  ],
  ['urgent.urgent.cases.urgency', { widget: 'select', options: ['now', 'act', 'today', 'tomorrow', 'wait'] }],
  ['services.procedures', { label: 'Steps of the treatment', label_singular: 'Step' }],
  [
    'doctors.doctors.languages',
    {
      field: expect.objectContaining({
        widget: 'select',
        options: expect.arrayContaining([{ value: 'hi', label: 'Hindi' }]),
      }),
    },
  ],
  ['clinic.hours.monday.opens', { widget: 'datetime', type: 'time' }],
  ['clinic.closures.from', { widget: 'datetime', type: 'date', required: true }],
  ['clinic.booking.slotMinutes', { widget: 'number', value_type: 'int', min: 5, max: 240 }],
  ['clinic.map.latitude', { widget: 'number', value_type: 'float', min: -90, max: 90 }],
  ['clinic.phone', { pattern: [expect.stringContaining('\\+'), expect.stringContaining('prefix')] }],
  ['clinic.claims.figure', { widget: 'number', min: 1 }],
  ['services.related', { widget: 'relation', collection: 'services', multiple: true, max: 3 }],
  ['services.category', { widget: 'relation', file: 'categories', value_field: 'services.*.id' }],
  [
    'services.hospitalSigns.id',
    { widget: 'relation', file: 'urgent', value_field: 'urgent.hospital.signs.*.id' },
  ],
  ['services.order', { default: 3 }],
  ['articles.author', { widget: 'select', options: FACTS.choices.doctor }],
  ['articles.date', { widget: 'datetime', type: 'date' }],
  ['articles.until', { widget: 'datetime', type: 'date', required: false }],
  ['clinic.banner.from', { widget: 'datetime', type: 'date', required: false }],
  ['articles.image', { widget: 'image' }],
  ['categories.services.icon', { widget: 'select', options: expect.arrayContaining(['tooth']) }],
  ['team.team.about', { widget: 'list', required: false }],
  ['clinic.colors.main', { widget: 'color', required: true }],
  ['clinic.colors.named.lamp', { widget: 'color', required: false }],
  ['pages/home.counters.claim', { widget: 'relation', value_field: 'claims.*.name' }],
])('%s has the widget and options for its type', (place, field) => {
  expect(fieldAt(place)).toMatchObject(field);
});

test('uses the same patterns as the schemas', () => {
  const patternOf = (place: string) => new RegExp(fieldAt(place).pattern[0]);
  expect(patternOf('articles.imageAlt').test('Illustration: a tooth')).toBe(true);
  expect(patternOf('articles.imageAlt').test('Image of a tooth')).toBe(false);
  expect(patternOf('clinic.siteUrl').test('http://asha.example')).toBe(false);
});

test.each([
  [{ host: 'github' }, {}, 'https://api.github.com'],
  [
    { host: 'github', accounts: true },
    { auth_methods: ['oauth', 'token'], base_url: 'https://asha.example', auth_endpoint: 'editor/sign-in' },
    'https://api.github.com',
  ],
  [{ host: 'gitlab', branch: 'live' }, { branch: 'live' }, 'https://gitlab.com'],
  [
    { host: 'gitea', server: 'https://git.asha.example' },
    { base_url: 'https://git.asha.example', api_root: 'https://git.asha.example/api/v1' },
    'https://git.asha.example',
  ],
] as const)('a published editor connects only to the repository of %o', (where, further, origin) => {
  const repository = { ...where, repository: 'asha/website' };
  const written = { name: where.host, repo: 'asha/website', auth_methods: ['token'] };
  expect(editorConfig({ ...FACTS, repository }).backend).toEqual({ ...written, ...further });
  expect(editorPolicy(repositoryOrigin(repository)).match(/https?:[^ ;]+/g)).toEqual([origin]);
  expect(editorPolicy()).not.toContain('http');
});

test('offers every text in each language, and nothing else', () => {
  const walked = walkAll(inLanguages);
  const isText = ({ schema }: Walked) => {
    const inside = unwrapSchema(schema);
    return unwrapSchema(inside.schema.item ?? schema).notes.translated;
  };
  const texts = walked.filter(isText);
  expect(texts.length).toBeGreaterThan(150);
  for (const { place, field } of texts) {
    expect((field.field ?? field).i18n, place).toBe(true);
    expect((field.field ?? field).required, place).toSatisfy(
      (required: unknown) => required === false || String(required) === 'en',
    );
    const above = walked.filter((each) => place.startsWith(`${each.place}.`));
    for (const each of above) expect(each.field.i18n, each.place).toBeTruthy();
  }
  for (const { place, field, schema } of walked.filter((each) => !isText(each))) {
    const isOpen = unwrapSchema(schema).schema.entries || unwrapSchema(schema).schema.item;
    if (!isOpen) expect(field.i18n, place).not.toBe(true);
  }
});

test.each([
  ['doctors.doctors.id', 'duplicate'],
  ['doctors.doctors.name', true],
  ['clinic.closures.from', 'duplicate'],
  ['timeline.milestones.year', 'duplicate'],
  ['services.hospitalSigns', 'duplicate'],
  ['services.hospitalSigns.id', 'duplicate'],
  ['services.hospitalSigns.sign', true],
  ['services.related', undefined],
  ['articles.date', undefined],
])('in translations %s has i18n %s', (place, i18n) => {
  expect(walkAll(inLanguages).find((each) => each.place === place)!.field.i18n).toBe(i18n);
});

test('keeps originals in place and translations in a folder for each language', () => {
  expect(inLanguages.i18n).toMatchObject({
    locales: ['en', 'hi', 'ar'],
    default_locale: 'en',
    omit_default_locale_from_file_path: true,
  });
  const [{ files }, , services] = inLanguages.collections;
  expect(files.find(({ name }: any) => name === 'doctors').file).toBe('clinic/{{locale}}/doctors.yaml');
  expect(services.folder).toBe('clinic/{{locale}}/services');
});

test('has no translation fields for a clinic with one language', () => {
  expect(JSON.stringify(config)).not.toMatch(/i18n|locale|translation/);
});
