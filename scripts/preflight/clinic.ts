import { ConfigurationError } from '../../domain/configuration-error.ts';
import type { readClinic } from '../compile/compile.ts';
import { visit } from '../compile/visit.ts';
import type { Finding } from './words.ts';

export type Clinic = ReturnType<typeof readClinic>;

/** What `action` throws of the owner's mistakes, a finding each. */
export function mistakesOf(action: () => void): Finding[] {
  try {
    action();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((line) => ({ kind: 'mistake', line }));
  }
}

/** The pictures that texts name, with what is said of each. */
export function picturesOf(files: Clinic['files']) {
  return files.flatMap(({ source, schema, data }) => {
    const values = new Map([...visit(schema, data)].map(({ steps, value }) => [steps.join(), value]));
    return [...visit(schema, data)]
      .filter(({ steps }) => steps.at(-1) === 'image')
      .map(({ steps, value }) => ({
        place: `${source.path}:${source.lineOf(steps)}`,
        name: String(value),
        description: String(values.get([...steps.slice(0, -1), 'imageAlt'].join()) ?? ''),
      }));
  });
}
