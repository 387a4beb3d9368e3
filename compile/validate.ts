import * as v from 'valibot';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { isObject } from './schema-walk.ts';
import type { SourceFile, Step } from './yaml-file.ts';

const MAX_SHOWN_LENGTH = 80;

/**
 * Formats a mistake: the file, the line, the field, its value and what the value should be.
 *
 * @param shouldBe - completes the sentence "it should be …"
 */
export function mistake(file: SourceFile, steps: readonly Step[], value: unknown, shouldBe: string): string {
  const place = placeInWords(file.data, steps);
  return `${file.path}:${file.lineOf(steps)}: ${place} is ${display(value)}; it should be ${shouldBe}.`;
}

function display(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `fields (${Object.keys(value).join(', ')})`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

/** Formats a path as 'doctors 2 (Dr. Asha Rao), about 1', with entries counted from 1 and named. */
export function placeInWords(data: unknown, steps: readonly Step[]): string {
  let text = '';
  let here = data;
  for (const step of steps) {
    here = (here as Record<Step, unknown> | undefined)?.[step];
    if (typeof step === 'number') {
      const { name, title, question, id } = (here ?? {}) as Record<string, unknown>;
      const called = [name, title, question, id].find((each) => typeof each === 'string');
      text += ` ${step + 1}${called ? ` (${called})` : ''}`;
    } else {
      text += text === '' ? step : /[\d)]$/.test(text) ? `, ${step}` : `.${step}`;
    }
  }
  return text || 'the file';
}

/**
 * Validates a file's data.
 *
 * @returns the data as the schema outputs it
 * @throws {ConfigurationError} with every invalid field: its line, its value and what it should be
 */
export function checkFile<S extends v.GenericSchema>(file: SourceFile, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, file.data);
  if (result.success) return result.output;
  const lines = result.issues.map(({ path = [], expected, message, input }) => {
    const steps = path.map(({ key }) => key as Step);
    // If a list stands in place of an object, every field is missing. One message is enough.
    const list = path.findIndex((step) => step.type === 'object' && Array.isArray(step.input));
    if (list >= 0) return mistake(file, steps.slice(0, list), path[list]!.input, SHAPES.Object!);
    const value = path.length > 0 ? path.at(-1)!.value : input;
    const shape = value === undefined ? undefined : SHAPES[expected ?? ''];
    // YAML reads an unquoted text of digits as a number.
    const unquoted = expected === 'string' && ['number', 'boolean'].includes(typeof value);
    return mistake(file, steps, value, shape ?? (unquoted ? `${message}, in quotes` : message));
  });
  throw new ConfigurationError([...new Set(lines)].join('\n'));
}

/** Messages for values of the wrong type. */
const SHAPES: Partial<Record<string, string>> = {
  Array: 'a list: each entry on a line below, behind a hyphen',
  Object: 'fields: each on a line below, "field: value", without a hyphen',
};
