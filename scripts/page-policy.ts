import { inlineHash, pagePolicy } from '../relay/security-headers.ts';

/** What React writes first into every head; a page's encoding must stand before anything else. */
const CHARSET = '<meta charSet="utf-8"/>';

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

/**
 * Writes a page's content security policy into its head, before anything it applies to. The page must not change
 * afterwards: the policy names its inline scripts by their hashes.
 *
 * @param html - a page as it is delivered
 * @param formOrigins - the other origins this build's forms send to
 * @throws {Error} when the page's head is not as React writes it, or the page has styles that the policy would forbid
 */
export async function withPagePolicy(html: string, formOrigins: readonly string[]): Promise<string> {
  const start = html.indexOf(CHARSET);
  if (start < 0) throw new Error(`A page has no ${CHARSET}, after which its policy would stand.`);
  const forbidden = /<style\b[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/.exec(html)?.[0];
  if (forbidden) throw new Error(`The content security policy forbids what a page holds: ${forbidden}`);
  const hashes = await Promise.all([...new Set(inlineScripts(html))].map(inlineHash));
  const end = start + CHARSET.length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes, formOrigins)}"/>`;
  return html.slice(0, end) + policy + html.slice(end);
}
