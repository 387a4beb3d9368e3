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
import { asWritten } from '../keep-yaml-formatting.ts';
import { besideOriginal, withinOriginal } from './translation.ts';

// How the editor reads and writes the files of clinic/. It would write a file anew from its data: without its
// comments, and with every optional field that was left empty. Here only what was changed is written, into
// the file as it was.

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)/;

/** The language of the files that lie in clinic/ itself. */
export const ORIGINAL = 'en';

/** Text below the fields of a Markdown file, as a field of the form. */
export const BODY = 'body';

/** What the form has of a file in another language beside its texts, as the field `translation`. */
type TranslationForm = {
  /** which language it is in; of an original, the original's */
  language?: string;
  /** whether it is to be stamped with the original's version as it is saved */
  upToDate?: boolean;
  of?: string;
  reviewedBy?: string;
  /** which of the texts read it was, so that its comments stay */
  read?: number;
};

export type FileFormat = {
  fromFile(text: string): Data;
  toFile(form: Data): string;
  /**
   * A translation's form as it is to be saved beside its original's: it says nothing that the original
   * doesn't, and is stamped with its version, as `npm run translated` does, if it is ticked.
   */
  beside(original: Data, form: Data): Promise<Data>;
};

/**
 * The reader and the writer of files of one schema, and of their translations.
 *
 * @param uniqueFields - of Markdown files, the fields by which one is told from another
 * @param structureOf - what the original of a translation has a place for, as far as it is known
 */
export function fileFormat(
  schema: AnySchema,
  uniqueFields?: readonly string[],
  structureOf: (translation: Data) => unknown = () => undefined,
): FileFormat {
  // By what they hold, since the editor does not say which file it reads or writes.
  const read: Parts[] = [];
  const translations: Parts[] = [];

  function indexOf(data: Data): number {
    return uniqueFields
      ? read.findIndex((each) => uniqueFields.some((field) => each.data[field] === data[field]))
      : 0;
  }

  function remember(parts: Parts): void {
    const at = indexOf(parts.data);
    read.splice(at < 0 ? read.length : at, 1, parts);
  }

  function partsOf(file: string): Parts {
    const [, yaml = `${file}\n`, text = ''] = (uniqueFields && FRONT_MATTER.exec(`${file}\n`)) || [];
    return { yaml, data: (parseDocument(yaml).toJS() ?? {}) as Data, body: text.trim() };
  }

  function formOf(parts: Parts): Data {
    const { data } = parts;
    // No original has this field, and each translation does.
    if (!('translation' in data)) {
      remember(parts);
      return toForm(schema, data) as Data;
    }
    const translation = { ...(data.translation as TranslationForm), read: translations.push(parts) - 1 };
    return { translation, ...(toForm(schema, besideOriginal(schema, structureOf(data), data)) as Data) };
  }

  function translationOf(form: Data, { of, reviewedBy, read: at = -1 }: TranslationForm): Parts {
    const about = { ...(of && { of }), ...(reviewedBy && { reviewedBy }) };
    const data = { translation: about, ...(textsAlone(schema, fromForm(schema, form)) as Data | undefined) };
    const parts = changed(schema, translations[at], data, form[BODY]);
    if (at >= 0) translations[at] = parts;
    return parts;
  }

  function originalOf(form: Data): Parts {
    const data = fromForm(schema, form) as Data;
    const parts = changed(schema, read[indexOf(data)], data, form[BODY]);
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
    async beside(original, form) {
      const about = form.translation as TranslationForm | undefined;
      const stamp = about?.upToDate && { of: await versionOf(original), upToDate: false };
      return { ...(withinOriginal(schema, original, form) as Data), translation: { ...about, ...stamp } };
    },
  };
}

/** What a file has in it: of a Markdown file, `body` is the text below its fields. */
type Parts = { yaml: string; data: Data; body: string };

/** A file with these data and this text: what has not changed stays as it is written. */
function changed(schema: AnySchema, was: Parts | undefined, data: Data, text: unknown): Parts {
  const body = String(text ?? '').trim();
  // The form writes *this* as _this_, in every text that it has shown.
  const isAsItWas = was?.body.replaceAll('*', '_') === body.replaceAll('*', '_');
  return { yaml: written(was?.yaml ?? '', data, schema), data, body: isAsItWas ? was!.body : body };
}

/**
 * A file's data as the form has it: records as lists, yearly days as days of a calendar, pictures as
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

/** The form's data as the file has it: what was left empty is left out. */
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
    // 29 February
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

/** YAML with these data: in the text as it was, fields that have not changed stay as they are written. */
function written(before: string, data: Data, schema: AnySchema): string {
  const document = parseDocument(before);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as YAMLMap as never;
  put(document, document.contents, data, schema);
  return asWritten(before, document);
}

/** Changes a node to hold these data, with the comments of all that is still there. */
function put(document: Document, node: unknown, data: unknown, schema?: AnySchema): Node {
  const below = (step: string | number) => schema && schemaBelow(schema, step);
  if (isMap(node) && isObject(data)) {
    const names = node.items.map(({ key }) => String(key));
    for (const name of names.filter((each) => !(each in data))) {
      const was = node.get(name);
      if (!isEmpty(isNode(was) ? was.toJS(document) : was)) node.delete(name);
    }
    for (const [name, each] of Object.entries(data)) {
      if (each !== undefined) node.set(name, put(document, node.get(name, true), each, below(name)));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(data)) {
    const rest = [...node.items] as Node[];
    node.items = data.map((each) => {
      const same = rest.findIndex((item) => JSON.stringify(item.toJS(document)) === JSON.stringify(each));
      const called = rest.findIndex(
        (item) => isMap(item) && isObject(each) && isCalledAlike(item, each, below(0)),
      );
      const at = same >= 0 ? same : called;
      return put(document, at >= 0 ? rest.splice(at, 1)[0] : undefined, each, below(0));
    });
    return node;
  }
  if (Array.isArray(data) || isObject(data)) {
    return put(document, document.createNode(Array.isArray(data) ? [] : {}), data, schema);
  }
  const scalar = isScalar(node) ? node : new Scalar(data);
  scalar.value = data;
  // Programs of an older YAML read 09:30 as a number of minutes, and a postal code as a number.
  if (typeof data === 'string' && /^[\d:]+$/.test(data)) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

function isCalledAlike(item: YAMLMap, data: Data, schema?: AnySchema): boolean {
  const entry = schema && unwrapSchema(schema).schema;
  const name = entry && [keyOf(entry), titleField(entry)].find((each) => each && data[each] !== undefined);
  return !!name && item.get(name) === data[name];
}
