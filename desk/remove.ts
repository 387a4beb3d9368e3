import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { clinicFolder } from '../compile/clinic-folder.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { carryOut, planRemoval, type Removal } from './removal/removal.ts';
import type { Target } from './removal/uses.ts';

// Takes something out of a clinic, with all that names it: shows what becomes of each, asks, and does it.
//   npm run remove service braces             also doctor, article, category, article-category, language
//   npm run remove -- service braces --yes    without asking

const KINDS: Record<string, Target['kind']> = {
  service: 'service',
  doctor: 'doctor',
  article: 'article',
  category: 'service-category',
  'article-category': 'article-category',
  language: 'language',
};

/** A part of what is to be done, where there is something. */
export function part(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : [];
}

/** What is to be done, in words. */
export function told({ files, cuts, links, mentions }: Removal): string {
  return [
    ...part('Goes:', files),
    ...part(
      'Goes from the others:',
      cuts.map(({ place }) => place),
    ),
    ...part(
      'The words stay without their link:',
      links.map(({ place }) => place),
    ),
    ...part('Stays as it is, and speaks of it. Read these:', mentions),
  ].join('\n');
}

export async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no): `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function remove(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      folder: { type: 'string', default: clinicFolder() },
    },
  });
  const [kind = '', id = ''] = positionals;
  if (!KINDS[kind] || !id) {
    throw new ConfigurationError(
      `npm run remove ${Object.keys(KINDS).join('|')} NAME, such as service braces`,
    );
  }
  const { folder } = values;
  // Its mistakes first: what can't be read can't be changed.
  readClinic(folder);
  const removal = planRemoval(folder, [{ kind: KINDS[kind], id }]);
  if (removal.inTheWay.length > 0) {
    const lines = removal.inTheWay.map((place) => `  ${place}`).join('\n');
    throw new ConfigurationError(
      `Nothing was taken out. These can't do without it; change them first:\n${lines}`,
    );
  }
  console.log(told(removal));
  if (!values.yes && !(await isAgreed('Take it out?'))) return console.log('Nothing was taken out.');
  carryOut(folder, removal);
  console.log('Done. npm run build says whether all is well.');
}

if (import.meta.main) {
  remove().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
