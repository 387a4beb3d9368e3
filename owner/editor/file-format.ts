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
import { fromForm, isEmpty, toForm } from './form-data.ts';
import { keepYamlFormatting } from '../keep-yaml-formatting.ts';
import { mergeChanges, type Conflict, type Side } from './merge-changes.ts';
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
  /**
   * Takes over what has changed in the file since it was read into the form.
   *
   * @param file - the file as it is now; undefined if there is none
   * @param preferred - whose value a field gets that has changed in both
   */
  takeOver(form: Data, file: string | undefined, kind: EntryKind, preferred?: Side): TakenOver;
  /** Notes that the file now has what the form has. */
  noteSaved(form: Data, isTranslation: boolean): void;
};

/** `isUnknown` is true if the form was not made from the file that was read. */
type EntryKind = { isTranslation: boolean; isUnknown: boolean };

/** `conflicts` are the fields that have changed in both; without steps, it is the whole file. */
type TakenOver = { form: Data; conflicts: Conflict[] };

/** A file of the editor: as it was read into the form, and as it was read or written last. */
type KnownFile = { read: Parts; latest: Parts };

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
  const originals: KnownFile[] = [];
  const translations: KnownFile[] = [];

  function indexOf(data: Data): number {
    if (!uniqueFields) return originals.length > 0 ? 0 : -1;
    // With the most fields in common, because a new number may be that of another file.
    const inCommon = originals.map(
      ({ latest }) => uniqueFields.filter((field) => latest.data[field] === data[field]).length,
    );
    const most = Math.max(0, ...inCommon);
    return most > 0 ? inCommon.indexOf(most) : -1;
  }

  function knownFileOf(form: Data, isTranslation: boolean): KnownFile | undefined {
    return isTranslation ? translations[aboutOf(form).index ?? -1] : originals[indexOf(dataOf(form, false))];
  }

  function partsOf(file: string): Parts {
    const [, yaml = `${file}\n`, text = ''] = (uniqueFields && FRONT_MATTER.exec(`${file}\n`)) || [];
    return { yaml, data: (parseDocument(yaml).toJS() ?? {}) as Data, body: text.trim() };
  }

  function formOf(data: Data, index?: number): Data {
    // Only translations have this field.
    if (!('translation' in data)) return toForm(schema, data) as Data;
    const translation = { ...(data.translation as TranslationForm), ...(index !== undefined && { index }) };
    return { translation, ...(toForm(schema, mergeIntoOriginal(schema, structureOf(data), data)) as Data) };
  }

  /** A form's data, as it is in the file. */
  function dataOf(form: Data, isTranslation: boolean): Data {
    if (!isTranslation) return fromForm(schema, form) as Data;
    const { of, reviewedBy } = aboutOf(form);
    const about = { ...(of && { of }), ...(reviewedBy && { reviewedBy }) };
    return { translation: about, ...(textsAlone(schema, fromForm(schema, form)) as Data | undefined) };
  }

  function readFile(file: string): Data {
    const parts = partsOf(file);
    const known = { read: parts, latest: parts };
    if ('translation' in parts.data) return formOf(parts.data, translations.push(known) - 1);
    const at = indexOf(parts.data);
    originals.splice(at < 0 ? originals.length : at, 1, known);
    return formOf(parts.data);
  }

  function toFile(form: Data): string {
    const isTranslation = (aboutOf(form).language ?? ORIGINAL) !== ORIGINAL;
    const known = knownFileOf(form, isTranslation);
    const parts = updateParts(schema, known?.latest, dataOf(form, isTranslation), textOf(form));
    if (known) known.latest = parts;
    else (isTranslation ? translations : originals).push({ read: parts, latest: parts });
    return uniqueFields ? `---\n${parts.yaml}---\n${parts.body}\n` : parts.yaml;
  }

  async function versionOf(form: Data): Promise<string> {
    const text = new TextEncoder().encode(versionInput(partsOf(toFile(form).trim()), schema));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    return Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** The form of a translation that is in this file. Its index may be of an earlier visit, or missing. */
  function withIndexOf({ yaml, body }: Parts, form: Data): Data {
    const index = translations.findIndex(({ latest }) => latest.yaml === yaml && latest.body === body);
    return index < 0 ? form : { ...form, translation: { ...aboutOf(form), index } };
  }

  function takeOver(given: Data, file: string | undefined, kind: EntryKind, preferred?: Side): TakenOver {
    const { isTranslation, isUnknown } = kind;
    const now = file === undefined ? undefined : partsOf(file.trim().replaceAll(/\r\n?/g, '\n'));
    const form = isTranslation && now ? withIndexOf(now, given) : given;
    const known = knownFileOf(form, isTranslation);
    if (!now && (!known || isUnknown)) return { form, conflicts: [] };
    const comparable = ({ data, body }: Parts) => ({
      ...dataOf(formOf(data), isTranslation),
      [BODY]: body,
    });
    const body = [now, known?.read].find((each) => each && isSameText(each.body, textOf(form)))?.body;
    const mine = { ...dataOf(form, isTranslation), [BODY]: body ?? textOf(form) };
    const isReadable = now && parseDocument(now.yaml).errors.length === 0;
    if (!isReadable || !known || isUnknown) {
      const isSame = isReadable && JSON.stringify(comparable(now)) === JSON.stringify(mine);
      return { form, conflicts: isSame ? [] : [{ steps: [], theirs: file, mine }] };
    }

    known.latest = now;
    const [base, theirs] = [comparable(known.read), comparable(now)];
    const { merged, conflicts } = mergeChanges(schema, { base, theirs, mine }, preferred);
    if (JSON.stringify(merged) === JSON.stringify(mine)) return { form, conflicts };
    return { form: updateForm(form, merged as Data), conflicts };
  }

  /** A form with other data. It keeps what is not in the file, such as the language. */
  function updateForm(form: Data, { [BODY]: body, ...data }: Data): Data {
    const { of: _, reviewedBy: __, ...about } = aboutOf(form);
    const fields = Object.keys(unwrapSchema(schema).schema.entries ?? {});
    const rest = Object.entries(form).filter(([name]) => !fields.includes(name));
    const { translation, ...entered } = formOf(data);
    return {
      ...Object.fromEntries(rest),
      ...(translation !== undefined && { translation: { ...about, ...translation } }),
      ...entered,
      ...(uniqueFields && { [BODY]: body }),
    };
  }

  return {
    fromFile(file) {
      return { ...readFile(file), ...(uniqueFields && { [BODY]: partsOf(file).body }) };
    },
    toFile,
    takeOver,
    noteSaved(form, isTranslation) {
      const known = knownFileOf(form, isTranslation);
      if (known) known.read = known.latest;
    },
    async prepareTranslation(original, form) {
      const about = aboutOf(form);
      const stamp = about.upToDate && { of: await versionOf(original), upToDate: false };
      return { ...(removeExtraTexts(schema, original, form) as Data), translation: { ...about, ...stamp } };
    },
  };
}

/** The parts of a file; `body` is the text below a Markdown file's front matter. */
type Parts = { yaml: string; data: Data; body: string };

/** A file with new data and text. Parts that have not changed keep their original text. */
function updateParts(schema: AnySchema, was: Parts | undefined, data: Data, text: string): Parts {
  const isAsItWas = was && isSameText(was.body, text);
  return { yaml: printYaml(was?.yaml ?? '', data, schema), data, body: isAsItWas ? was.body : text };
}

function aboutOf(form: Data): TranslationForm {
  return (form.translation ?? {}) as TranslationForm;
}

function textOf(form: Data): string {
  return String(form[BODY] ?? '').trim();
}

/** The editor rewrites *this* as _this_ in every text it has shown, which is not a change. */
function isSameText(one: string, other: string): boolean {
  return one.replaceAll('*', '_') === other.replaceAll('*', '_');
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
      if (saysNo(was, below(name)) || !isEmpty(isNode(was) ? was.toJS(document) : was)) node.delete(name);
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

/** Whether a field says no, which differs from a field that is left out. */
function saysNo(was: unknown, schema: AnySchema | undefined): boolean {
  return was === false && schema !== undefined && unwrapSchema(schema).notes.input === 'yes-no';
}

function hasSameName(item: YAMLMap, data: Data, schema?: AnySchema): boolean {
  const entry = schema && unwrapSchema(schema).schema;
  const name = entry && [keyOf(entry), titleField(entry)].find((each) => each && data[each] !== undefined);
  return !!name && item.get(name) === data[name];
}
