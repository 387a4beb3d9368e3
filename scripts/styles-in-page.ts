const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the style sheet that a page links into the page: what is painted first waits for one answer of the server in place of
 * two. React never hears of it: app/root.tsx links the sheet while pages are rendered and in development alone.
 *
 * @param html - a page as React Router renders it
 * @param read - a sheet by its address
 * @throws {Error} when the page links none, or more than the site's one
 */
export function withStylesInPage(html: string, read: (address: string) => string): string {
  const sheets = [...html.matchAll(SHEET)].map(([, address]) => address!);
  if (sheets.length !== 1) {
    throw new Error(
      `A page links ${sheets.length} style sheets (${sheets.join(', ')}); app/app.css should import them all.`,
    );
  }
  // A function, as a replacement text would have meanings of its own for "$&" and the like.
  return html.replace(SHEET, (_, address: string) => `<style>${read(address)}</style>`);
}
