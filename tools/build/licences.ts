import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages that are needed at build alone, but of which something is delivered: fonts, drawings, base styles. */
const DELIVERED_IN_PART = [
  '@fontsource-variable/eczar',
  '@fontsource-variable/source-sans-3',
  '@phosphor-icons/core',
  'country-flag-icons',
  'tailwindcss',
];

type Manifest = {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  author?: string | { name: string };
};

export type Licence = { name: string; version: string; id: string; text: string };

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Where a package finds another one, by Node's rules; null when it isn't installed. */
function installedFolder(name: string, from: string): string | null {
  for (let place = from; ; place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (place === dirname(place)) return null;
  }
}

function readLicence(folder: string): Licence {
  const { name, version, license, author } = readManifest(folder);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|ofl|notice)/i.test(file))
    .toSorted();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const by = typeof author === 'string' ? author : author?.name;
  return {
    name,
    version,
    id: license ?? 'unknown',
    text: texts.join('\n\n') || `The package holds no text of its licence${by ? `. Author: ${by}` : ''}.`,
  };
}

/**
 * The licence of every package of which something reaches a browser, or that the relay runs on: the project's
 * dependencies with all of theirs, and the fonts, drawings and styles of the build.
 *
 * @param root - the project's folder, with its packages installed
 * @returns sorted by name
 * @throws {Error} when a package is not installed
 */
export function shippedLicences(root = process.cwd()): Licence[] {
  const found = new Map<string, Licence>();
  const visited = new Set<string>();

  function visit(name: string, from: string): void {
    const folder = installedFolder(name, from);
    if (!folder) throw new Error(`${name} is not installed: npm ci`);
    if (visited.has(folder)) return;
    visited.add(folder);
    const licence = readLicence(folder);
    found.set(`${licence.name}@${licence.version}`, licence);
    for (const dependency of Object.keys(readManifest(folder).dependencies ?? {})) visit(dependency, folder);
  }

  for (const name of [...Object.keys(readManifest(root).dependencies ?? {}), ...DELIVERED_IN_PART]) {
    visit(name, root);
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The notice that is delivered with the site. */
export function licencesNotice(licences: Licence[]): string {
  const entries = licences.map(
    ({ name, version, id, text }) => `${'-'.repeat(80)}\n${name} ${version} (${id})\n\n${text}\n`,
  );
  return `This site and its relay are made with the ${licences.length} packages below, each under its own licence.\n\n${entries.join('\n')}`;
}
