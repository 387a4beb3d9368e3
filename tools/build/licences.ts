import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of the build whose parts are delivered: fonts, drawings and base styles. */
const DELIVERED_IN_PART = [
  '@fontsource-variable/eczar',
  '@fontsource-variable/source-sans-3',
  '@phosphor-icons/core',
  'country-flag-icons',
  'tailwindcss',
];

type Manifest = { name: string; version: string; license?: string; author?: string | { name: string } };

/** Packages in package-lock.json, by folder. */
type Lock = { packages: Record<string, Partial<Record<'dev' | 'optional' | 'devOptional', true>>> };

export type Licence = { name: string; version: string; id: string; text: string };

function readLicence(folder: string): Licence {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license, author } = JSON.parse(manifest) as Manifest;
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|ofl|notice)/i.test(file))
    .toSorted();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const authorName = typeof author === 'string' ? author : author?.name;
  return {
    name,
    version,
    id: license ?? 'unknown',
    text:
      texts.join('\n\n') ||
      `The package holds no text of its licence${authorName ? `. Author: ${authorName}` : ''}.`,
  };
}

/**
 * Reads the licences of all packages that are delivered to browsers or used by the relay: dependencies with
 * their own dependencies, and the packages of fonts, drawings and styles.
 *
 * @returns the licences, sorted by name
 */
export function shippedLicences(): Licence[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const licences = Object.entries(packages)
    // The first entry is the project itself. Optional packages are not needed at run time.
    .filter(([folder, { dev, optional, devOptional }]) => folder && !(dev || optional || devOptional))
    .map(([folder]) => folder)
    .concat(DELIVERED_IN_PART.map((name) => `node_modules/${name}`))
    .map(readLicence);
  const unique = new Map(licences.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The notice that is delivered with the site. */
export function licencesNotice(licences: Licence[]): string {
  const entries = licences.map(
    ({ name, version, id, text }) => `${'-'.repeat(80)}\n${name} ${version} (${id})\n\n${text}\n`,
  );
  return `This site and its relay are made with the ${licences.length} packages below, each under its own licence.\n\n${entries.join('\n')}`;
}
