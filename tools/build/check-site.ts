import { clinicFolder } from '../../compile/clinic-folder.ts';
import { servicePath } from '../../domain/web/screens.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import type { FormDelivery } from '../../domain/clinic/field-schemas.ts';
import { mistake } from '../../compile/validate.ts';
import { readYamlFile, type SourceFile } from '../../compile/yaml-file.ts';
import { formDeliveryFrom } from '../../compile/read-mail-services.ts';
import { stopForMistakes } from '../../compile/mistakes.ts';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groups } from '#clinic/categories.server.ts';
import { languages } from '#clinic/languages.ts';
import { page as sitemap } from '#clinic/pages/sitemap.ts';

/** Stands for the site's origin when addresses are resolved. */
const SITE = 'https://site.invalid';

/** Matches addresses of links, pictures and frames, and of the assets of islands, scripts and styles. */
const ADDRESSES = /\s(?:href|src|srcset)="([^"]+)"|["'(](\/assets\/[^"'()\\\s]+)/gi;

/**
 * Finds mistakes in a built site.
 *
 * @param site - the folder of the built site
 * @param declared - paths that links may use without a page
 * @param codes - the site's languages
 * @returns one line for each mistake
 */
export function findMistakes(site: string, declared: readonly string[], codes: readonly string[]): string[] {
  const allowed = new Set(codes.flatMap((code) => declared.map((path) => pathInLanguage(code, path))));
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const exists = (path: string) =>
    allowed.has(path) || isFile(join(site, path)) || isFile(join(site, path, 'index.html'));
  const mistakes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: site }).toSorted()) {
    const html = readFileSync(join(site, file), 'utf8');
    const place = `/${file.replace(/\/?index\.html$/, '')}`;
    if (!html.includes('http-equiv="Content-Security-Policy"'))
      mistakes.add(`${place}: has no content security policy.`);
    for (const [, attribute, fetched] of html.matchAll(ADDRESSES)) {
      const addresses = attribute ?? fetched!;
      for (const address of addresses.replaceAll('&amp;', '&').split(/,\s+/)) {
        const { origin, pathname } = new URL(address.split(' ')[0]!, `${SITE}/${dirname(file)}/`);
        if (origin !== SITE || exists(decodeURI(pathname))) continue;
        mistakes.add(`${place}: leads to ${pathname}, which is not there.`);
      }
    }
  }
  return [...mistakes];
}

/** Finds a contradiction between the owner's `forms` setting, if there is one, and the environment. */
export function findFormsMistake(clinic: SourceFile, env: Record<string, string | undefined>): string[] {
  const { forms } = clinic.data as { forms?: FormDelivery };
  if (forms === undefined || forms === formDeliveryFrom(env)) return [];
  const shouldBe =
    forms === 'relay'
      ? '"services", since the build is given the ids of EmailJS and Formspree'
      : '"relay", or the build be given the ids of EmailJS and Formspree (deploy/static/README.md)';
  return [mistake(clinic, ['forms'], forms, shouldBe)];
}

/**
 * Checks the built site, so that a site with dead links, missing pictures, missing policies or broken forms
 * does not replace a working one. The owner's files were checked before the build. Exits with an error if
 * there are mistakes.
 *
 * @param site - the folder of the built site
 */
export function checkSite(site: string): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const landings = groups.flatMap(({ landing }) => (landing ? servicePath(landing) : []));
  const declared = [...sitemap.links.map(({ path }) => path), ...landings];
  const codes = languages.map(({ code }) => code);
  const clinic = readYamlFile(`${clinicFolder()}/clinic.yaml`);
  const mistakes = [...findFormsMistake(clinic, process.env), ...findMistakes(site, declared, codes)].join(
    '\n',
  );
  if (mistakes) stopForMistakes('The site was built, and should not be published yet', mistakes);
}
