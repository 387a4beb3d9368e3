import { relative } from 'node:path';
import { isObject } from '../../compile/schema-walk.ts';
import { readSourceFile, type SourceFile, type Step } from '../../compile/yaml-file.ts';
import { answerFields } from '../new-clinic/answer-fields.ts';
import { readGeneral } from '../new-clinic/general.ts';
import type { Path } from './api.ts';

/** Files whose fields are answers, with the same names. */
const FACTS = /^(clinic|doctors|team|fees)\.yaml$/;

/**
 * Finds the answer that a line of a clinic's file comes from.
 *
 * @param path - of the file
 * @returns undefined if the desk does not ask for it
 */
export function clinicAnswerOf(path: string, line: number, folder: string): Path | undefined {
  const file = relative(folder, path).replaceAll('\\', '/');
  if (!FACTS.test(file)) return undefined;
  const source = readSourceFile(path);
  const steps = firstAt(source, line, source.data, []);
  return steps && answerAt(steps);
}

/** The answer of a field of clinic.yaml, doctors.yaml, team.yaml or fees.yaml; undefined if there is none. */
export function answerAt(steps: readonly Step[]): Path | undefined {
  // The answers have these beside `promises`, which names texts there.
  const [first, ...rest] = steps[0] === 'promises' && steps.length > 1 ? steps.slice(1) : steps;
  return first !== undefined && first in answerFields(readGeneral()).entries
    ? [first, ...rest].join('.')
    : undefined;
}

/** The outermost field that begins in a line. */
function firstAt(source: SourceFile, line: number, data: unknown, steps: Step[]): Step[] | undefined {
  if (steps.length > 0 && source.lineOf(steps) === line) return steps;
  const below = Array.isArray(data) ? [...data.entries()] : isObject(data) ? Object.entries(data) : [];
  for (const [step, value] of below) {
    const found = firstAt(source, line, value, [...steps, step]);
    if (found) return found;
  }
  return undefined;
}
