import { clinicFolder } from '../../compile/clinic-folder.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SERVICES } from '../fixtures/environments.ts';

/** The addresses that a clinic's data declare to be missing yet: links of the sitemap, and where groups of services land. */
function declaredIn(folder: string): string[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? parse(readFileSync(join(folder, file), 'utf8')) : null;
  const links: { path: string }[] = read('pages/sitemap.yaml')?.links ?? [];
  const groups: { landing?: string }[] = read('categories.yaml')?.groups ?? [];
  return [
    ...links.map(({ path }) => path),
    ...groups.flatMap(({ landing }) => (landing ? [`/services/${landing}`] : [])),
  ];
}

/**
 * A clinic whose site is built for the tests.
 *
 * @param content - what its owner has written
 * @param environment - how the site is built and its relay started, beyond what is usual
 */
function builtClinic(
  name: string,
  content: string,
  build: string,
  environment: Readonly<Record<string, string>> = {},
) {
  return {
    name,
    content,
    environment,
    site: `${build}/client`,
    /** its server, where it has a relay */
    server: `${build}/relay/node.js`,
    /** the addresses it links to without having them, as its owner has declared */
    withoutPage: declaredIn(content),
  };
}

export type BuiltClinic = ReturnType<typeof builtClinic>;

/** The clinic of this checkout: browsers look at it. */
const OWN = builtClinic('the clinic', clinicFolder(), 'build');

function fixture(name: string, environment?: BuiltClinic['environment']): BuiltClinic {
  const folder = `build-fixtures/${name}`;
  return builtClinic(`the ${name} clinic`, `${folder}/clinic`, `${folder}/build`, environment);
}

/** Few of everything, nothing of some. */
export const SMALL = fixture('small');
/** Many of everything; its forms go to EmailJS and Formspree. */
export const LARGE = fixture('large', SERVICES);

/** One dentist, who has said nothing that can be left out, of a clinic with a long name, in English and Hindi. */
export const ALONE = fixture('alone');

/** The small one, in two languages that nobody has to learn (tests/fixtures/pseudo-language.ts). */
export const SEVERAL_LANGUAGES = fixture('languages');

/** All in English, once they are built; the last has no services. */
export const CLINICS = [OWN, SMALL, LARGE, ALONE] as const;
