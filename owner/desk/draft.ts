import * as v from 'valibot';
import { isObject, valueAt, type Data } from '../../compile/schema-walk.ts';
import type { Step } from '../../compile/yaml-file.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { FieldText, Path } from './api.ts';
import { faultAt } from './faults.ts';

// The answers as the owner types them, wrong and missing ones included.

/** Splits a path; a number is the position of an entry. */
export function stepsOf(path: Path): Step[] {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (path === '' || steps.some((step) => ['__proto__', 'constructor', 'prototype'].includes(String(step))))
    throw new ConfigurationError(`"${path}" is no field.`);
  return steps;
}

/**
 * Returns the data with another value at a path. Objects that are left empty are removed too.
 *
 * @param value - undefined removes the field, or the entry of a list
 */
export function withValue(data: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(data) ? [...(data as unknown[])] : [];
    if (rest.length === 0 && value === undefined) list.splice(step, 1);
    else list[Math.min(step, list.length)] = withValue(list[step], rest, value) ?? {};
    return list;
  }
  const { [step]: field, ...others } = isObject(data) ? data : {};
  const changed = withValue(field, rest, value);
  if (changed === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return isObject(data) && step in data ? { ...data, [step]: changed } : { ...others, [step]: changed };
}

export type CheckedDraft = {
  /** the draft, where each wrong field has its last valid value; undefined if a required one has none */
  answers: Data | undefined;
  messages: FieldText[];
  missing: Path[];
};

/**
 * Checks the draft.
 *
 * @param kept - the last valid answers
 */
export function checkDraft(schema: v.GenericSchema, draft: Data, kept: Data): CheckedDraft {
  const faults = new Map<Path, { steps: Step[]; text: string }>();
  let answers: Data = { address: {}, hours: {}, ...draft };
  for (;;) {
    const { success, issues = [] } = v.safeParse(schema, answers);
    if (success) break;
    // From the last to the first, because removing an entry of a list moves the entries after it.
    const found = issues
      .map(({ path = [], message }) => ({ steps: path.map(({ key }) => key as Step), text: message }))
      .toReversed();
    for (const fault of found) {
      const path = fault.steps.join('.');
      // An object that contains a wrong field is reported too; its field is enough.
      const isAround = [...faults.keys()].some((each) => path === '' || each.startsWith(`${path}.`));
      if (!isAround && !faults.has(path)) faults.set(path, fault);
    }
    const before = JSON.stringify(answers);
    for (const { steps } of found) answers = withKeptValue(answers, steps, kept);
    if (JSON.stringify(answers) === before) return { answers: undefined, ...textsOf(faults, draft, kept) };
  }
  return { answers, ...textsOf(faults, draft, kept) };
}

function textsOf(faults: Map<Path, { steps: Step[]; text: string }>, draft: Data, kept: Data) {
  const all = [...faults].map(([path, fault]) => ({ path, ...fault })).toReversed();
  const country = valueAt(draft, ['address', 'country']) as string | undefined;
  const isMissing = ({ steps }: { steps: Step[] }) =>
    [undefined, null, ''].includes(valueAt(draft, steps) as string);
  return {
    missing: all.filter(isMissing).map(({ path }) => path),
    messages: all
      .filter((fault) => !isMissing(fault))
      .map(({ path, steps, text }) => {
        const value = keptAt(kept, draft, steps);
        const keeps = ['string', 'number'].includes(typeof value)
          ? ` Your site keeps ${value} until then.`
          : '';
        return { path, text: (faultAt(path, country) ?? `This should be ${text}.`) + keeps };
      }),
  };
}

/** Replaces the field at the end of the path, or what is around it, by what was valid last. */
function withKeptValue(answers: Data, steps: readonly Step[], kept: Data): Data {
  for (let length = steps.length; length > 0; length--) {
    const place = steps.slice(0, length);
    const value = keptAt(kept, answers, place);
    if (JSON.stringify(value) === JSON.stringify(valueAt(answers, place))) continue;
    return (withValue(answers, place, value) ?? {}) as Data;
  }
  return answers;
}

/**
 * The last valid value of a field. Entries of a list are found by their name, because they may have moved.
 */
function keptAt(kept: unknown, now: unknown, steps: readonly Step[]): unknown {
  let [was, is] = [kept, now];
  for (const step of steps) {
    let at: Step | undefined = step;
    if (Array.isArray(was) && Array.isArray(is)) {
      const name = nameOf(is[step as number]);
      const named = was.findIndex((entry) => name !== undefined && nameOf(entry) === name);
      at = named >= 0 ? named : was.length === is.length ? step : undefined;
    }
    was = at === undefined ? undefined : (was as Record<Step, unknown> | undefined)?.[at];
    is = (is as Record<Step, unknown> | undefined)?.[step];
  }
  return was;
}

function nameOf(entry: unknown): unknown {
  return isObject(entry) ? (entry.name ?? entry.title) : entry;
}
