import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const KeptSchema = v.object({ answeredOn: v.string(), answers: v.record(v.string(), v.string()) });

/** The answers that were given so far, in a file, so that a closed terminal loses none. */
export type KeptAnswers = {
  /** the day of the last answer, as people write it; undefined if the file was not there at the start */
  readonly answeredOn: string | undefined;
  count(): number;
  /** @returns the answer as it was typed */
  get(question: string): string | undefined;
  set(question: string, answer: string): void;
  /** @returns the last question with its answer */
  last(): [question: string, answer: string] | undefined;
  remove(question: string): void;
  /** Removes all answers, and the file. */
  clear(): void;
};

/**
 * Opens the file of answers. A file that cannot be read counts as none.
 *
 * @param path - of a file that Git ignores
 */
export function openKeptAnswers(path: string): KeptAnswers {
  const kept = readKept(path);
  const answers = new Map(Object.entries(kept?.answers ?? {}));
  /** Replaces the file at once: it is whole whenever the terminal closes. */
  const save = () => {
    if (answers.size === 0) return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    const content = { answeredOn: new Date().toISOString(), answers: Object.fromEntries(answers) };
    writeFileSync(`${path}.new`, JSON.stringify(content, null, 2));
    renameSync(`${path}.new`, path);
  };
  return {
    answeredOn: kept && new Date(kept.answeredOn).toLocaleDateString('en-IN', { dateStyle: 'long' }),
    count: () => answers.size,
    get: (question) => answers.get(question),
    set(question, answer) {
      answers.set(question, answer);
      save();
    },
    last: () => [...answers].at(-1),
    remove(question) {
      answers.delete(question);
      save();
    },
    clear() {
      answers.clear();
      save();
    },
  };
}

function readKept(path: string): v.InferOutput<typeof KeptSchema> | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return v.parse(KeptSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
