import type { Field } from '@sveltia/cms';
import type { EditorFacts } from '../../compile/outputs/editor-data.ts';
import {
  titleField,
  keyOf,
  unwrapSchema,
  type AnySchema,
  type UnwrappedSchema,
} from '../../compile/schema-walk.ts';
import { ICONS } from '../../domain/clinic/icon-names.ts';
import { ORIGINAL } from './file-format.ts';
import { entryOf, labelOf } from './labels.ts';
import { hasTexts } from './translation.ts';

// Creates the editor's form fields from the schemas that the build validates with: descriptions, limits and
// choices.

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

/** The clinic's data that fields can refer to, and its languages if it has several. */
type Facts = Pick<EditorFacts, 'choices' | 'languages' | 'examples'>;

type Common = { name: string; label: string; hint?: string; required: boolean };

const DAY = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;

/** Languages spoken by patients in India, sorted by name. */
const LANGUAGES =
  'en hi mr gu bn ta te kn ml pa ur or as kok sd sa ne ks mai mni ar fa bo de es fr it ja pt ru sw zh'
    .split(' ')
    .map((value) => ({ value, label: new Intl.DisplayNames('en', { type: 'language' }).of(value)! }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const PICTURE_HINT =
  'a JPEG, PNG, WebP or HEIC, at least 600 pixels on its shorter side; shown here as pages cut it (some wide screens cut more)';

const EVERY_YEAR = 'everyYear';

const everyYear: Field = {
  name: EVERY_YEAR,
  label: 'Every year',
  hint: 'whether the clinic is closed then every year',
  widget: 'boolean',
  required: false,
};

/** Required in the original, optional in translations. */
const REQUIRED = { required: [ORIGINAL] };

/**
 * The form fields of a schema.
 *
 * @param place - of what has the schema: 'clinic.address'
 */
export function fieldsOf(schema: AnySchema, place: string, facts: Facts, isEntry = false): Field[] {
  const fields = Object.entries(schema.entries ?? {}).map(([name, each]) =>
    fieldOf(name, each, `${place}.${name}`, facts),
  );
  if (unwrapSchema(schema).notes.input === 'closure') fields.push(everyYear);
  return facts.languages && hasTexts(schema) ? inEachLanguage(fields, schema, isEntry) : fields;
}

/**
 * Makes translatable fields available in each language, where they are optional. Lists keep the original's
 * entries.
 */
function inEachLanguage(fields: Field[], schema: AnySchema, isEntry: boolean): Field[] {
  const shown = isEntry ? [keyOf(schema), titleField(schema), EVERY_YEAR] : [];
  return fields.map((field): Field => {
    const given = schema.entries![field.name];
    if (!given || !hasTexts(given))
      return shown.includes(field.name) ? ({ ...field, i18n: 'duplicate' } as Field) : field;
    const { schema: inside, required } = unwrapSchema(given);
    if (inside.item) return { ...field, i18n: 'duplicate' } as Field;
    return { ...field, i18n: true, ...(!inside.entries && required && REQUIRED) } as Field;
  });
}

function fieldOf(name: string, given: AnySchema, place: string, facts: Facts): Field {
  const field = unwrapSchema(given);
  const { schema, required } = field;
  const hint = hintOf(field, facts.examples[place]);
  const common = { name, label: labelOf(name), ...(hint && { hint }), required };
  if (schema.entries) {
    const fields = fieldsOf(schema, place, facts);
    // A collapsed object is named after its first text, so objects with only lists stay open.
    const collapsed = fields.every(({ widget }) => widget === 'list') ? false : 'auto';
    return { ...common, widget: 'object', collapsed, fields };
  }
  if (schema.item) return listField(common, field, schema.item, place, facts);
  if (schema.value) {
    const fields = [
      fieldOf('name', schema.key!, `${place}.name`, facts),
      ...fieldsOf(unwrapSchema(schema.value).schema, place, facts),
    ];
    return { ...asList(common, field), ...eachOf(fields, 'name') };
  }
  return valueField(common, field, facts);
}

/**
 * A field's example and description. Omitted for fields with a list of choices, because it would explain ids
 * and file names.
 */
function hintOf({ schema, notes }: UnwrappedSchema, example: string | undefined): string | undefined {
  const { description } = notes;
  if (notes.picture === 'file') return PICTURE_HINT;
  const isChosen = notes.reference || notes.input === 'language' || notes.input === 'closure-day';
  if (isChosen || !description) return undefined;
  return example !== undefined && isTyped({ schema, notes }) ? `“${example}”: ${description}` : description;
}

/** Whether an owner types the value, instead of choosing it. */
export function isTyped({ schema, notes }: Pick<UnwrappedSchema, 'schema' | 'notes'>): boolean {
  const isPicked = ['day', 'closure-day', 'time', 'language', 'color'].includes(notes.input ?? '');
  return (
    ['string', 'number'].includes(schema.type) &&
    !schema.options &&
    !isPicked &&
    !notes.icon &&
    !notes.reference &&
    notes.picture !== 'file'
  );
}

function asList(common: Common, { rules, notes }: UnwrappedSchema) {
  const min = rules.some(({ type }) => type === 'non_empty') ? 1 : undefined;
  const max = limitOf(rules, 'max_length');
  return {
    ...common,
    // An empty list is a valid value.
    required: min !== undefined,
    ...(min && { min }),
    ...(max && { max }),
    widget: 'list' as const,
    label_singular: notes.entry ?? entryOf(common.name),
  };
}

function listField(
  common: Common,
  field: UnwrappedSchema,
  given: AnySchema,
  place: string,
  facts: Facts,
): Field {
  const list = asList(common, field);
  const { schema, notes } = unwrapSchema(given);
  const named = notes.reference && RELATIONS[notes.reference];
  if (named) {
    const { label_singular: _, ...rest } = list;
    return { ...rest, widget: 'relation', multiple: true, ...named };
  }
  if (schema.entries)
    return {
      ...list,
      ...eachOf(fieldsOf(schema, place, facts, true), titleField(schema)),
      ...thumbnailOf(schema),
    };
  const inEach = facts.languages && hasTexts(given) ? { i18n: true, ...REQUIRED } : { required: true };
  return { ...list, field: { ...fieldOf(common.name, given, place, facts), ...inEach } as Field };
}

function valueField(common: Common, { schema, rules, notes }: UnwrappedSchema, { choices }: Facts): Field {
  if (schema.options) return { ...common, widget: 'select', options: schema.options as unknown as string[] };
  if (notes.input === 'yes-no') return { ...common, widget: 'select', options: ['yes', 'no'] };
  if (schema.type === 'boolean') return { ...common, widget: 'boolean', required: false };
  if (schema.type === 'number') return numberField(common, rules);
  if (notes.picture === 'file') return { ...common, widget: 'image', choose_url: false };
  if (notes.input === 'day' || notes.input === 'closure-day') return { ...common, ...DAY };
  if (notes.input === 'language') return { ...common, widget: 'select', options: LANGUAGES };
  if (notes.input === 'color') return { ...common, widget: 'color', allowInput: true };
  if (notes.input === 'time') return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
  if (notes.icon) return { ...common, widget: 'select', options: ICONS };
  if (notes.reference) {
    const named = RELATIONS[notes.reference];
    if (named) return { ...common, widget: 'relation', ...named };
    const options = choices[notes.reference as keyof EditorFacts['choices']];
    return options.length > 0 ? { ...common, widget: 'select', options } : { ...common, widget: 'string' };
  }
  const pattern = patternOf(rules);
  if (notes.long) return { ...common, widget: 'text', ...pattern };
  const isUrl = rules.some((rule) => rule.type === 'url');
  const type = notes.input === 'email' ? 'email' : isUrl ? 'url' : undefined;
  return { ...common, widget: 'string', ...(type && { type }), ...pattern, use_emoji_autocomplete: false };
}

function numberField(common: Common, rules: UnwrappedSchema['rules']): Field {
  const isWhole = rules.some(({ type }) => type === 'integer');
  const [min, max] = [limitOf(rules, 'min_value'), limitOf(rules, 'max_value')];
  return {
    ...common,
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(min !== undefined && { min }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
    ...(!isWhole && { step: 0.0001 }),
  };
}

function limitOf(rules: UnwrappedSchema['rules'], type: string): number | undefined {
  return rules.find((rule) => rule.type === type)?.requirement as number | undefined;
}

/** Fields of a list's entries, and the field that names a collapsed entry. */
function eachOf(fields: Field[], called?: string) {
  return {
    fields,
    ...(called && {
      summary: called === 'opens' ? '{{fields.opens}} – {{fields.closes}}' : `{{fields.${called}}}`,
    }),
    ...(fields.length > 2 && { collapsed: 'auto' as const }),
  };
}

/** The picture that represents an entry in lists. */
export function thumbnailOf({ entries = {} }: AnySchema): { thumbnail?: string } {
  const thumbnail = Object.keys(entries).find(
    (name) => unwrapSchema(entries[name]!).notes.picture === 'file',
  );
  return thumbnail ? { thumbnail } : {};
}

/** A text's pattern. The editor drops flags, so an `i` flag is expanded to both cases. */
function patternOf(rules: UnwrappedSchema['rules']): { pattern?: [string, string] } {
  const start = rules.find(({ type }) => type === 'starts_with');
  if (start) return { pattern: [`^${start.requirement}`, messageFor(start.message!)] };
  const rule = rules.find(({ type }) => type === 'regex');
  const { source, ignoreCase, unicode } = (rule?.requirement ?? { unicode: true }) as RegExp;
  if (!rule || unicode) return {};
  const either = source.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return { pattern: [ignoreCase ? either : source, messageFor(rule.message!)] };
}

/** The build's message for an invalid value. */
export function messageFor(shouldBe: string): string {
  return `It should be ${shouldBe}.`;
}
