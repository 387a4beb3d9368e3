import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import {
  titleField,
  isObject,
  keyOf,
  unwrapSchema,
  type AnySchema,
  type Data,
  schemaBelow,
} from '../../compile/schema-walk.ts';
import { textsAlone, versionInput } from '../../compile/translatable-texts.ts';
import { keepYamlFormatting } from '../keep-yaml-formatting.ts';
import { mergeIntoOriginal, removeExtraTexts } from './translation.ts';

// Reads and writes the files of clinic/ for the editor. By default it would rewrite a file from its data,
// lose its comments, and write every empty optional field. This format writes only changed fields into the
// existing text.

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)/;

/** Language of the files directly in clinic/. */
export const ORIGINAL = 'en';

/** Form field for the text below a Markdown file's front matter. */
export const BODY = 'body';

/** State of a translation in its form, as the field `translation`. */
type TranslationForm = {
  /** language of the file; in an original's form, the original's */
  language?: string;
  /** whether to mark it as a translation of the current original when it is saved */
  upToDate?: boolean;
  of?: string;
  reviewedBy?: string;
  /** index of the file in `translations`, so that its comments are kept */
  index?: number;
};

export type FileFormat = {
  fromFile(text: string): Data;
  toFile(form: Data): string;
  /**
   * Prepares a translation's form for saving: removes texts that the original does not have and, if ticked,
   * marks it as a translation of the current original, as `npm run translated` does.
   */
  prepareTranslation(original: Data, form: Data): Promise<Data>;
};

/**
 * Creates the reader and writer for files of one schema and their translations.
 *
 * @param uniqueFields - fields that identify a Markdown file
 * @param structureOf - structure of a translation's original, if known
 */
export function fileFormat(
  schema: AnySchema,
  uniqueFields?: readonly string[],
  structureOf: (translation: Data) => unknown = () => undefined,
): FileFormat {
  // Files are identified by content, because the editor does not say which file it reads or writes.
  const originals: Parts[] = [];
  const translations: Parts[] = [];

  function indexOf(data: Data): number {
    return uniqueFields
      ? originals.findIndex((each) => uniqueFields.some((field) => each.data[field] === data[field]))
      : 0;
  }

  function remember(parts: Parts): void {
    const at = indexOf(parts.data);
    originals.splice(at < 0 ? originals.length : at, 1, parts);
  }

  function partsOf(file: string): Parts {
    const [, yaml = `${file}\n`, text = ''] = (uniqueFields && FRONT_MATTER.exec(`${file}\n`)) || [];
    return { yaml, data: (parseDocument(yaml).toJS() ?? {}) as Data, body: text.trim() };
  }

  function formOf(parts: Parts): Data {
    const { data } = parts;
    // Only translations have this field.
    if (!('translation' in data)) {
      remember(parts);
      return toForm(schema, data) as Data;
    }
    const translation = { ...(data.translation as TranslationForm), index: translations.push(parts) - 1 };
    return { translation, ...(toForm(schema, mergeIntoOriginal(schema, structureOf(data), data)) as Data) };
  }

  function translationOf(form: Data, { of, reviewedBy, index: at = -1 }: TranslationForm): Parts {
    const about = { ...(of && { of }), ...(reviewedBy && { reviewedBy }) };
    const data = { translation: about, ...(textsAlone(schema, fromForm(schema, form)) as Data | undefined) };
    const parts = updateParts(schema, translations[at], data, form[BODY]);
    if (at >= 0) translations[at] = parts;
    return parts;
  }

  function originalOf(form: Data): Parts {
    const data = fromForm(schema, form) as Data;
    const parts = updateParts(schema, originals[indexOf(data)], data, form[BODY]);
    remember(parts);
    return parts;
  }

  function toFile(form: Data): string {
    const about = form.translation as TranslationForm | undefined;
    const isTranslation = about?.language !== undefined && about.language !== ORIGINAL;
    const { yaml, body } = isTranslation ? translationOf(form, about) : originalOf(form);
    return uniqueFields ? `---\n${yaml}---\n${body}\n` : yaml;
  }

  async function versionOf(form: Data): Promise<string> {
    const text = new TextEncoder().encode(versionInput(partsOf(toFile(form).trim()), schema));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    return Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  return {
    fromFile(file) {
      const parts = partsOf(file);
      return { ...formOf(parts), ...(uniqueFields && { [BODY]: parts.body }) };
    },
    toFile,
    async prepareTranslation(original, form) {
      const about = form.translation as TranslationForm | undefined;
      const stamp = about?.upToDate && { of: await versionOf(original), upToDate: false };
      return { ...(removeExtraTexts(schema, original, form) as Data), translation: { ...about, ...stamp } };
    },
  };
}

/** The parts of a file; `body` is the text below a Markdown file's front matter. */
type Parts = { yaml: string; data: Data; body: string };

/** A file with new data and text. Parts that have not changed keep their original text. */
function updateParts(schema: AnySchema, was: Parts | undefined, data: Data, text: unknown): Parts {
  const body = String(text ?? '').trim();
  // The editor rewrites *this* as _this_ in every text it has shown, which is not a change.
  const isAsItWas = was?.body.replaceAll('*', '_') === body.replaceAll('*', '_');
  return { yaml: printYaml(was?.yaml ?? '', data, schema), data, body: isAsItWas ? was!.body : body };
}

/**
 * Converts a file's data to the form's data: records become lists, yearly days become dates, pictures become
 * addresses.
 */
function toForm(given: AnySchema, value: unknown): unknown {
  const { schema, notes } = unwrapSchema(given);
  if (value === null || value === undefined) return value;
  if (schema.entries) {
    const { entries } = schema;
    const form = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, entries[key] ? toForm(entries[key], each) : each]),
    );
    return notes.input === 'closure' ? closureToForm(form) : form;
  }
  if (schema.item) return (value as unknown[]).map((each) => toForm(schema.item!, each));
  if (schema.value) {
    return Object.entries(value).map(([name, each]) => ({ name, ...(toForm(schema.value!, each) as Data) }));
  }
  return notes.picture === 'file' ? `/${value}` : value;
}

/** Converts the form's data to the file's data; empty optional fields are left out. */
function fromForm(given: AnySchema, value: unknown): unknown {
  const { schema, required, notes } = unwrapSchema(given);
  if (schema.entries) {
    if (typeof value !== 'object' || value === null) return undefined;
    const form = notes.input === 'closure' ? closureFromForm(value as Data) : (value as Data);
    const data = Object.entries(schema.entries).flatMap(([key, entry]) => {
      const each = fromForm(entry, form[key]);
      return each === undefined ? [] : [[key, each]];
    });
    return required || data.length > 0 ? Object.fromEntries(data) : undefined;
  }
  if (schema.item || schema.value) {
    const list = (Array.isArray(value) ? value : []) as Data[];
    if (list.length === 0 && !required) return undefined;
    if (schema.item) return list.map((each) => fromForm(schema.item!, each));
    return Object.fromEntries(list.map((each) => [each.name, fromForm(schema.value!, each)]));
  }
  if (!required && isEmpty(value)) return undefined;
  return notes.picture === 'file' ? String(value).replace(/^\//, '') : value;
}

const YEARLY = /^\d\d-\d\d$/;

function closureToForm({ from, to, ...rest }: Data): Data {
  const everyYear = YEARLY.test(String(from));
  const inCalendar = (day: unknown) => {
    if (!everyYear) return day;
    const thisYear = `${new Date().getFullYear()}-${day}`;
    // 29 February is only in leap years.
    return isCivilDate(thisYear) ? thisYear : `2028-${day}`;
  };
  return { ...rest, from: inCalendar(from), ...(to !== undefined && { to: inCalendar(to) }), everyYear };
}

function closureFromForm({ everyYear, from, to, ...rest }: Data): Data {
  const stored = (day: unknown) => (everyYear && day ? String(day).replace(/^\d{4}-/, '') : day);
  return { ...rest, from: stored(from), to: stored(to) };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Writes data as YAML. Fields that have not changed keep their text in `before`. */
function printYaml(before: string, data: Data, schema: AnySchema): string {
  const document = parseDocument(before);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as YAMLMap as never;
  updateNode(document, document.contents, data, schema);
  return keepYamlFormatting(before, document);
}

/** Updates a node with new data and keeps comments where possible. */
function updateNode(document: Document, node: unknown, data: unknown, schema?: AnySchema): Node {
  const below = (step: string | number) => schema && schemaBelow(schema, step);
  if (isMap(node) && isObject(data)) {
    const names = node.items.map(({ key }) => String(key));
    for (const name of names.filter((each) => !(each in data))) {
      const was = node.get(name);
      if (!isEmpty(isNode(was) ? was.toJS(document) : was)) node.delete(name);
    }
    for (const [name, each] of Object.entries(data)) {
      if (each !== undefined) node.set(name, updateNode(document, node.get(name, true), each, below(name)));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(data)) {
    const rest = [...node.items] as Node[];
    node.items = data.map((each) => {
      const same = rest.findIndex((item) => JSON.stringify(item.toJS(document)) === JSON.stringify(each));
      const sameName = rest.findIndex(
        (item) => isMap(item) && isObject(each) && hasSameName(item, each, below(0)),
      );
      const at = same >= 0 ? same : sameName;
      return updateNode(document, at >= 0 ? rest.splice(at, 1)[0] : undefined, each, below(0));
    });
    return node;
  }
  if (Array.isArray(data) || isObject(data)) {
    return updateNode(document, document.createNode(Array.isArray(data) ? [] : {}), data, schema);
  }
  const scalar = isScalar(node) ? node : new Scalar(data);
  scalar.value = data;
  // Quoted, because YAML 1.1 reads 09:30 and postal codes as numbers.
  if (typeof data === 'string' && /^[\d:]+$/.test(data)) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

function hasSameName(item: YAMLMap, data: Data, schema?: AnySchema): boolean {
  const entry = schema && unwrapSchema(schema).schema;
  const name = entry && [keyOf(entry), titleField(entry)].find((each) => each && data[each] !== undefined);
  return !!name && item.get(name) === data[name];
}
