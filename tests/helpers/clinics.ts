import { clinicFolder } from '../../compile/clinic-folder.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SERVICES } from '../fixtures/environments.ts';

/** A clinic whose site is built for the tests. */
export type BuiltClinic = {
  name: string;
  /** what its owner has written */
  content: string;
  /** the built site */
  site: string;
  /** its server, where it has a relay */
  server: string;
  /** how the site is built and its relay started, beyond what is usual */
  environment: Readonly<Record<string, string>>;
  /** the addresses it links to without having them, as its owner has declared */
  withoutPage: string[];
};

type Built = Omit<BuiltClinic, 'withoutPage'>;

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

/** The clinic of this checkout: browsers look at it. */
const OWN: Built = {
  name: 'the clinic',
  content: clinicFolder(),
  site: 'build/client',
  server: 'build/relay/node.js',
  environment: {},
};

function fixture(name: string, environment: BuiltClinic['environment']): Built {
  const folder = `build-fixtures/${name}`;
  return {
    name: `the ${name} clinic`,
    content: `${folder}/clinic`,
    site: `${folder}/build/client`,
    server: `${folder}/build/relay/node.js`,
    environment,
  };
}

/** Few of everything, nothing of some. */
export const SMALL = fixture('small', {});
/** Many of everything; its forms go to EmailJS and Formspree. */
export const LARGE = fixture('large', SERVICES);

/** One dentist, who has said nothing that can be left out, of a clinic with a long name, in English and Hindi. */
export const ALONE = fixture('alone', {});

/** The small one, in two languages that nobody has to learn (tests/fixtures/pseudo-language.ts). */
export const SEVERAL_LANGUAGES = fixture('languages', {});

/** All in English, once they are built; the last has no services. */
export const CLINICS = [OWN, SMALL, LARGE, ALONE].map((clinic) => ({
  ...clinic,
  withoutPage: declaredIn(clinic.content),
})) as [BuiltClinic, ...BuiltClinic[]];
