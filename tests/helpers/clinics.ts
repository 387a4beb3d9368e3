import { clinicFolder } from '../../compile/clinic-folder.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SERVICES } from '../fixtures/environments.ts';

/**
 * Returns the addresses that a clinic's data declare as missing, in the sitemap and for groups of services.
 */
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
 * Describes a clinic whose site is built for the tests.
 *
 * @param content - the folder of the clinic's data
 * @param environment - additional variables for the build and the relay
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
    /** the module of the clinic's server */
    server: `${build}/relay/node.js`,
    /** addresses without a page to which the site links, as declared in the clinic's data */
    withoutPage: declaredIn(content),
  };
}

export type BuiltClinic = ReturnType<typeof builtClinic>;

/** The clinic of this checkout, used by most browser tests. */
const OWN = builtClinic('the clinic', clinicFolder(), 'build');

function fixture(name: string, environment?: BuiltClinic['environment']): BuiltClinic {
  const folder = `build-fixtures/${name}`;
  return builtClinic(`the ${name} clinic`, `${folder}/clinic`, `${folder}/build`, environment);
}

/** A clinic with little content. It has no content for some screens. */
export const SMALL = fixture('small');
/** A clinic with much content. Its forms go to EmailJS and Formspree. */
export const LARGE = fixture('large', SERVICES);

/** A clinic with one dentist, a long name and only the required data, in English and Hindi. */
export const ALONE = fixture('alone');

/** The small clinic in two pseudo-languages (tests/fixtures/pseudo-language.ts). */
export const SEVERAL_LANGUAGES = fixture('languages');

/** All built clinics with English pages. The last one has no services. */
export const CLINICS = [OWN, SMALL, LARGE, ALONE] as const;
