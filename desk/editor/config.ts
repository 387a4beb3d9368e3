import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import * as v from 'valibot';
import { ICONS } from '../../domain/icon-names.ts';
import { ClinicSchema } from '../../domain/clinic.ts';
import { repositoryApi } from '../../domain/repository.ts';
import { EDITOR_SIGN_IN_PATH } from '../../domain/wire.ts';
import type { EditorFacts } from '../../compile/editor-facts.ts';
import { CONTENT, PAGES, TEXTS } from '../../domain/content/files.ts';
import { BODY, ORIGINAL } from './format.ts';
import { calledBy, keyOf, plain, type AnySchema, type Plain } from '../../compile/schemas.ts';
import { hasTexts } from './translation.ts';

// The editor's configuration, made of the schemas that the build checks the same files by: each field with its description,
// its limits and its choices.

/** Each file of clinic/ but the Markdown files, which lie in folders: its schema by its place. */
export const FILES = {
  clinic: ClinicSchema,
  ...CONTENT,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, schema]) => [`pages/${name}`, schema])),
} as Record<string, AnySchema>;

type Relation = { collection: string; file?: string; value_field: string; display_fields: string[] };

const RELATIONS: Record<string, Relation> = {
  service: { collection: 'services', value_field: '{{slug}}', display_fields: ['title'] },
  article: { collection: 'articles', value_field: '{{slug}}', display_fields: ['title'] },
  'service-category': inFile('categories', 'services.*.id', 'services.*.name'),
  'article-category': inFile('categories', 'articles.*.id', 'articles.*.name'),
  sign: inFile('urgent', 'urgent.hospital.signs.*.id', 'urgent.hospital.signs.*.sign'),
  claim: inFile('clinic', 'claims.*.name', 'claims.*.name'),
};

function inFile(file: string, value: string, shown: string): Relation {
  return { collection: 'clinic', file, value_field: value, display_fields: [shown] };
}

function backendOf({ repository, siteUrl }: EditorFacts): CmsConfig['backend'] {
  // Nothing is asked of a repository while one works with the folder; without one, its name is shown alone.
  if (!repository)
    return { name: 'github', repo: `clinic/${new URL(siteUrl).hostname}`, auth_methods: ['token'] };
  const { host, repository: repo, branch, server, accounts } = repository;
  return {
    name: host,
    repo,
    auth_methods: accounts ? ['oauth', 'token'] : ['token'],
    ...(accounts && { base_url: siteUrl, auth_endpoint: EDITOR_SIGN_IN_PATH.slice(1) }),
    ...(branch && { branch }),
    ...(server && host !== 'github' && { base_url: server, api_root: repositoryApi(repository) }),
  };
}

export function editorConfig(facts: EditorFacts): CmsConfig {
  const codes = facts.languages?.codes;
  // Left out where there is one language.
  const inLanguages = codes && { i18n: true };
  const place = codes ? `${facts.folder}/{{locale}}` : facts.folder;
  return {
    load_config_file: false,
    backend: backendOf(facts),
    app_title: facts.name,
    site_url: facts.siteUrl,
    show_preview_links: false,
    // The site itself, beside it, shows more than a list of the fields again.
    editor: { preview: false },
    media_folder: `${facts.folder}/images`,
    public_folder: '/',
    // What iPhones take too becomes what the build reads, no larger than a page shows it.
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    ...(codes && {
      i18n: {
        structure: 'multiple_folders',
        locales: codes.toSorted((a, b) => Number(b === ORIGINAL) - Number(a === ORIGINAL)),
        default_locale: ORIGINAL,
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
      },
    }),
    collections: [
      {
        name: 'clinic',
        label: 'Clinic',
        icon: 'home_health',
        ...inLanguages,
        files: filesOf(['clinic', ...Object.keys(CONTENT)]),
      },
      {
        name: 'pages',
        label: 'Pages',
        icon: 'web',
        ...inLanguages,
        files: filesOf(Object.keys(PAGES).map((name) => `pages/${name}`)),
      },
      ...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((name) => ({
        name,
        label: labelOf(name),
        label_singular: singular(labelOf(name)),
        icon: name === 'services' ? 'dentistry' : 'article',
        folder: `${place}/${name}`,
        format: name,
        ...inLanguages,
        create: true,
        identifier_field: 'title',
        summary: '{{title}}',
        ...thumbnailOf(TEXTS[name].schema as AnySchema),
        slug: {
          template: '{{title}}',
          editable: ['create' as const],
          pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens'] as [RegExp, string],
        },
        fields: [...textFields(name), { ...body(TEXTS[name].above), ...inLanguages }, ...aboutTranslation()],
      })),
    ],
  };

  function filesOf(names: string[]): CollectionFile[] {
    return names.map((name) => ({
      name: name.replace('pages/', ''),
      label: labelOf(name.replace('pages/', '')),
      file: `${place}/${name}.yaml`,
      format: name,
      ...inLanguages,
      fields: [...fieldsOf(FILES[name]!), ...aboutTranslation()],
    }));
  }

  /** What a file in another language says of itself; the original's form has it too, out of sight. */
  function aboutTranslation(): Field[] {
    if (!codes) return [];
    const { doctor } = facts.choices;
    return [
      {
        name: 'translation',
        label: 'Translation',
        widget: 'object',
        i18n: true,
        fields: [
          { name: 'language', widget: 'hidden', default: '{{locale}}', i18n: true },
          {
            name: 'upToDate',
            label: 'Up to date',
            hint: 'switch it on and save once all of this says what the original says now',
            widget: 'boolean',
            required: false,
            i18n: true,
          },
          {
            name: 'reviewedBy',
            label: 'Reviewed by',
            hint: 'the doctor who has read this medical text in this language',
            required: false,
            i18n: true,
            ...(doctor.length > 0 ? { widget: 'select', options: doctor } : { widget: 'string' }),
          },
        ],
      },
    ];
  }

  /** What a language says anew is asked for in each, without having to be there; lists keep to the original's entries. */
  function inEachLanguage(fields: Field[], schema: AnySchema, isEntry: boolean): Field[] {
    const { entries = {} } = schema;
    const shown = isEntry ? [keyOf(schema), calledBy(schema), EVERY_YEAR] : [];
    return fields.map((field): Field => {
      const given = entries[field.name];
      if (!given || !hasTexts(given))
        return shown.includes(field.name) ? ({ ...field, i18n: 'duplicate' } as Field) : field;
      const { schema, required } = plain(given);
      if (schema.item) return { ...field, i18n: 'duplicate' } as Field;
      return { ...field, i18n: true, ...(!schema.entries && required && REQUIRED) } as Field;
    });
  }

  function textFields(folder: keyof typeof TEXTS): Field[] {
    return fieldsOf(TEXTS[folder].schema as AnySchema).map((field) => {
      const next = facts.next[folder][field.name];
      return next === undefined ? field : ({ ...field, default: next } as Field);
    });
  }

  function fieldsOf(schema: AnySchema, isEntry = false): Field[] {
    const { notes } = plain(schema);
    const fields = Object.entries(schema.entries ?? {}).map(([name, each]) => fieldOf(name, each));
    if (notes.input === 'closure') fields.push(everyYear);
    return codes && hasTexts(schema) ? inEachLanguage(fields, schema, isEntry) : fields;
  }

  function fieldOf(name: string, given: AnySchema): Field {
    const { schema, required, rules, notes } = plain(given);
    const hint = hintOf(v.getDescription(given as never) ?? v.getDescription(schema as never));
    const common = { name, label: labelOf(name), ...(hint && { hint }), required };
    const limit = (type: string) =>
      rules.find((rule) => rule.type === type)?.requirement as number | undefined;

    if (schema.entries) {
      const fields = fieldsOf(schema);
      // A closed one is called by its first text, which says nothing of lists.
      const collapsed = fields.every(({ widget }) => widget === 'list') ? false : 'auto';
      return { ...common, widget: 'object', collapsed, fields };
    }
    if (schema.item || schema.value) {
      const min = rules.some(({ type }) => type === 'non_empty') ? 1 : undefined;
      const max = limit('max_length');
      // An empty list is one that is there, too.
      const list = { ...common, required: min !== undefined, ...(min && { min }), ...(max && { max }) };
      const entries = {
        ...list,
        widget: 'list',
        label_singular: notes.entry ?? singular(common.label),
      } as const;
      if (schema.value) {
        const fields = [fieldOf('name', schema.key!), ...fieldsOf(plain(schema.value).schema)];
        return { ...entries, ...eachOf(fields, 'name') };
      }
      const item = plain(schema.item!);
      const named = item.notes.reference && RELATIONS[item.notes.reference];
      if (named) return { ...list, widget: 'relation', multiple: true, ...named };
      if (!item.schema.entries) {
        const spoken = codes && hasTexts(schema.item!) ? { i18n: true, ...REQUIRED } : { required: true };
        return { ...entries, field: { ...fieldOf(name, schema.item!), ...spoken } as Field };
      }
      const { schema: entry } = item;
      return { ...entries, ...eachOf(fieldsOf(entry, true), calledBy(entry)), ...thumbnailOf(entry) };
    }
    return valueField(common, { schema, required, rules, notes }, limit);
  }

  function valueField(
    common: { name: string; label: string; hint?: string; required: boolean },
    { schema, rules, notes }: Plain,
    limit: (type: string) => number | undefined,
  ): Field {
    if (schema.options)
      return { ...common, widget: 'select', options: schema.options as unknown as string[] };
    if (schema.type === 'boolean') return { ...common, widget: 'boolean', required: false };
    if (schema.type === 'number') {
      const whole = rules.some(({ type }) => type === 'integer');
      const [min, max] = [limit('min_value'), limit('max_value')];
      return {
        ...common,
        widget: 'number',
        value_type: whole ? 'int' : 'float',
        ...(min !== undefined && { min }),
        ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
        ...(!whole && { step: 0.0001 }),
      };
    }
    if (notes.picture === 'file') return { ...common, widget: 'image', choose_url: false };
    if (notes.input === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (notes.input === 'closure-day') {
      const { hint: _, ...rest } = common;
      return { ...rest, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    }
    if (notes.input === 'time') return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
    if (notes.icon) return { ...common, widget: 'select', options: ICONS };
    if (notes.reference) {
      const named = RELATIONS[notes.reference];
      if (named) return { ...common, widget: 'relation', ...named };
      const options = facts.choices[notes.reference as keyof EditorFacts['choices']];
      return options.length > 0 ? { ...common, widget: 'select', options } : { ...common, widget: 'string' };
    }
    const pattern = patternOf(rules);
    if (notes.long) return { ...common, widget: 'text', ...pattern };
    const isMail = rules.some(({ type }) => type === 'email');
    const isAddress = rules.some(({ type }) => type === 'url');
    const type = isMail ? 'email' : isAddress ? 'url' : undefined;
    return { ...common, widget: 'string', ...(type && { type }), ...pattern, use_emoji_autocomplete: false };
  }
}

const EVERY_YEAR = 'everyYear';

const everyYear: Field = {
  name: EVERY_YEAR,
  label: 'Every year',
  hint: 'whether the clinic is closed then every year',
  widget: 'boolean',
  required: false,
};

/** What has to be there in the original may be missing elsewhere. */
const REQUIRED = { required: [ORIGINAL] };

/** A list's entries, and the field that they are called by while they are closed. */
function eachOf(fields: Field[], called?: string) {
  return {
    fields,
    ...(called && { summary: `{{fields.${called}}}` }),
    ...(fields.length > 2 && { collapsed: 'auto' as const }),
  };
}

/** The picture that entries are shown with in a list. */
function thumbnailOf({ entries = {} }: AnySchema): { thumbnail?: string } {
  const thumbnail = Object.keys(entries).find((name) => plain(entries[name]!).notes.picture === 'file');
  return thumbnail ? { thumbnail } : {};
}

/** The pattern of a text; a pattern for either case is written out, as the editor keeps no flags. */
function patternOf(rules: Plain['rules']): { pattern?: [string, string] } {
  const start = rules.find(({ type }) => type === 'starts_with');
  if (start) return { pattern: [`^${start.requirement}`, start.message!] };
  const rule = rules.find(({ type }) => type === 'regex');
  const { source, ignoreCase, unicode } = (rule?.requirement ?? { unicode: true }) as RegExp;
  if (!rule || unicode) return {};
  const either = source.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return { pattern: [ignoreCase ? either : source, hintOf(rule.message)!] };
}

/** The text below the fields: headings from the level that its page leaves to it, and no pictures, which the build refuses. */
function body(above: 1 | 2): Field {
  const headings = ['heading-two', 'heading-three', 'heading-four'] as const;
  return {
    name: BODY,
    label: 'Text',
    widget: 'richtext',
    required: false,
    buttons: [
      'bold',
      'italic',
      'link',
      ...headings.slice(above - 1),
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: [],
    use_emoji_autocomplete: false,
  };
}

/** 'imageAlt' and 'privacy-policy' as words. */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** What a field should be, as somebody reads it who sees no file: only YAML asks for quotes. */
function hintOf(description: string | undefined): string | undefined {
  return description?.replace(' in quotes', '');
}

/** What the button that adds an entry calls it: 'Specialties' is 'Specialty'. */
function singular(label: string): string {
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
