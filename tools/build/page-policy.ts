import { inlineHash, pagePolicy } from '../../domain/security-headers.ts';

/** What the layout writes first into every head; a page's encoding must stand before anything else. */
const CHARSET = '<meta charset="utf-8">';

/** Types of script elements that hold data; browsers run all others. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/** @returns the contents of the inline scripts in a delivered page that browsers run, in their order */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes, content]) => {
      const type = /\btype="([^"]*)"/.exec(attributes!)?.[1];
      return content !== '' && !DATA_TYPES.includes(type ?? '');
    })
    .map(([, , content]) => content!);
}

/** @returns the contents of the style elements in a delivered page, in their order */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, content]) => content!);
}

/**
 * Writes a page's content security policy into its head, before anything it applies to. The page must not change
 * afterwards: the policy names its inline scripts and styles by their hashes.
 *
 * @param html - a page as it is delivered
 * @param formOrigins - the other origins this build's forms send to
 * @throws {Error} when the page's head does not begin with it, or the page has attributes that the policy would forbid
 */
export async function withPagePolicy(html: string, formOrigins: readonly string[]): Promise<string> {
  const start = html.indexOf(CHARSET);
  if (start < 0) throw new Error(`A page has no ${CHARSET}, after which its policy would stand.`);
  const forbidden = /<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/.exec(html)?.[0];
  if (forbidden) throw new Error(`The content security policy forbids what a page holds: ${forbidden}`);
  const hashes = (contents: string[]) => Promise.all([...new Set(contents)].map(inlineHash));
  const inline = { scripts: await hashes(inlineScripts(html)), styles: await hashes(inlineStyles(html)) };
  const end = start + CHARSET.length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline, formOrigins)}"/>`;
  return html.slice(0, end) + policy + html.slice(end);
}
