/** An address that a page had before, and the one that it has now. */
export type Moved = { from: string; to: string };

/**
 * The page that stands at an earlier address, for hosts that lead nobody on: in the language and with the title of the page
 * that it leads to.
 *
 * @param html - that page, as it is delivered
 */
export function leadingOn(html: string, to: string): string {
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  const title = part(/<title>[^<]*<\/title>/);
  return `<!DOCTYPE html>${part(/<html [^>]*>/)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<meta http-equiv="refresh" content="0; url=${to}">${part(/<link rel="canonical"[^>]*>/)}</head><body><a href="${to}">${title.replace(/<\/?title>/g, '')}</a></body></html>`;
}
