import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseHTML } from 'linkedom';
import { articles } from '#clinic/articles.server.ts';
import { languages } from '#clinic/languages.ts';
import { services } from '#clinic/services.server.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { articlePath, servicePath } from '../../domain/web/screens.ts';
import { addPagePolicy } from '../../site/build/page-policy.ts';
import type { Moved } from './host-files.ts';

/** The elements of the target page's head that a redirecting page contains. */
const KEPT = 'meta[charset], meta[name="viewport"], title, link[rel="canonical"]';

/**
 * Lists previous addresses of services and articles (`formerly` in their files), in each language that has
 * the page.
 *
 * @param site - the folder of the built site
 */
export function movedPages(site: string): Moved[] {
  const renamed = [
    ...services.map(({ id, formerly = [] }) => ({ pathOf: servicePath, id, formerly })),
    ...articles.map(({ slug, formerly = [] }) => ({ pathOf: articlePath, id: slug, formerly })),
  ];
  return languages
    .flatMap(({ code }) =>
      renamed.flatMap(({ pathOf, id, formerly }) =>
        formerly.map((name) => ({
          from: pathInLanguage(code, pathOf(name)),
          to: pathInLanguage(code, pathOf(id)),
        })),
      ),
    )
    .filter(({ to }) => existsSync(`${site}${to}/index.html`));
}

/**
 * Writes a redirecting page at each previous address, with the target's language and title, for hosts that do
 * not redirect.
 *
 * @returns the written files
 */
export async function writeMovedPages(site: string, moved: readonly Moved[]): Promise<string[]> {
  const files: string[] = [];
  for (const { from, to } of moved) {
    const file = `${site}${from}/index.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await redirectingPage(readFileSync(`${site}${to}/index.html`, 'utf8'), to));
    files.push(file);
  }
  return files;
}

/** @param html - the HTML of the target page */
async function redirectingPage(html: string, to: string): Promise<string> {
  const { document } = parseHTML(html);
  for (const element of document.head.querySelectorAll('*')) if (!element.matches(KEPT)) element.remove();
  document.head.insertAdjacentHTML('beforeend', `<meta http-equiv="refresh" content="0; url=${to}">`);
  const link = document.createElement('a');
  link.setAttribute('href', to);
  link.textContent = document.title;
  document.body.replaceChildren(link);
  await addPagePolicy(document, []);
  return document.toString();
}
