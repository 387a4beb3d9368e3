import { isCivilDate } from '../../domain/time/civil-date.ts';
import { unwrapSchema, type AnySchema, type Data } from '../../compile/schema-walk.ts';

// Converts data between the clinic's files and the editor's form.

/**
 * Converts a file's data to the form's data: records become lists, yearly days become dates, pictures become
 * addresses.
 */
export function toForm(given: AnySchema, value: unknown): unknown {
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
  if (notes.input === 'yes-no') return value ? 'yes' : 'no';
  return notes.picture === 'file' ? `/${value}` : value;
}

/** Converts the form's data to the file's data; empty optional fields are left out. */
export function fromForm(given: AnySchema, value: unknown): unknown {
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
  if (notes.input === 'yes-no') return value === 'yes' ? true : value === 'no' ? false : undefined;
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

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
