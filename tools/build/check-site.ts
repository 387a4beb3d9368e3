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

/** In place of the site's own origin. */
const SITE = 'https://site.invalid';

/**
 * Addresses as the pages write them: of links, pictures and frames, and of what their islands, scripts and
 * styles fetch.
 */
const ADDRESSES = /\s(?:href|src|srcset)="([^"]+)"|["'(](\/assets\/[^"'()\\\s]+)/gi;

/**
 * What is wrong with a built site's files, a line each.
 *
 * @param site - its folder
 * @param declared - paths that pages may lead to without there being a page
 * @param codes - the languages of the site
 */
export function faultsOf(site: string, declared: readonly string[], codes: readonly string[]): string[] {
  const allowed = new Set(codes.flatMap((code) => declared.map((path) => pathInLanguage(code, path))));
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const isThere = (path: string) =>
    allowed.has(path) || isFile(join(site, path)) || isFile(join(site, path, 'index.html'));
  const faults = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: site }).toSorted()) {
    const html = readFileSync(join(site, file), 'utf8');
    const place = `/${file.replace(/\/?index\.html$/, '')}`;
    if (!html.includes('http-equiv="Content-Security-Policy"'))
      faults.add(`${place}: has no content security policy.`);
    for (const [, attribute, fetched] of html.matchAll(ADDRESSES)) {
      const addresses = attribute ?? fetched!;
      for (const address of addresses.replaceAll('&amp;', '&').split(/,\s+/)) {
        const { origin, pathname } = new URL(address.split(' ')[0]!, `${SITE}/${dirname(file)}/`);
        if (origin !== SITE || isThere(decodeURI(pathname))) continue;
        faults.add(`${place}: leads to ${pathname}, which is not there.`);
      }
    }
  }
  return [...faults];
}

/** The way that forms should go and don't, in words; none where the owner has chosen none. */
export function formsFault(clinic: SourceFile, env: Record<string, string | undefined>): string[] {
  const { forms } = clinic.data as { forms?: FormDelivery };
  if (forms === undefined || forms === formDeliveryFrom(env)) return [];
  const shouldBe =
    forms === 'relay'
      ? '"services", since the build is given the ids of EmailJS and Formspree'
      : '"relay", or the build be given the ids of EmailJS and Formspree (deploy/static/README.md)';
  return [mistake(clinic, ['forms'], forms, shouldBe)];
}

/**
 * Checks the built site, in a second or two. What an owner wrote was checked before the build; this looks at
 * the result, so that no site with dead links, missing pictures, pages without a policy, or forms that lead
 * nowhere replaces one that works. Ends the process with the faults, where there are any.
 *
 * @param site - its folder
 */
export function checkSite(site: string): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const landings = groups.flatMap(({ landing }) => (landing ? servicePath(landing) : []));
  const declared = [...sitemap.links.map(({ path }) => path), ...landings];
  const codes = languages.map(({ code }) => code);
  const clinic = readYamlFile(`${clinicFolder()}/clinic.yaml`);
  const faults = [...formsFault(clinic, process.env), ...faultsOf(site, declared, codes)].join('\n');
  if (faults) stopForMistakes('The site was built, and should not be published yet', faults);
}
