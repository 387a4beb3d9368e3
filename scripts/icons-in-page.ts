const REFERENCE = /<use href="([^"#]+\.svg)#([\w-]+)"/g;
const SYMBOL = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g;
const BODY = /<body[^>]*>/;

/**
 * Puts the icons that a page draws into the page: drawn from a file they come after the first paint, and have the page
 * styled and laid out a second time. React keeps both as delivered: what a body holds beyond its own, and attributes that
 * it renders otherwise. Icons that the page's code adds come from here too, or else from the file (app/ui/icon.tsx).
 *
 * @param html - a page as React Router renders it
 * @param read - the file of icons, by its address
 * @throws {Error} when the page has no body, or the file lacks an icon
 */
export function withIconsInPage(html: string, read: (address: string) => string): string {
  const ids = new Set<string>();
  let address = '';
  const drawn = html.replace(REFERENCE, (_, file: string, id: string) => {
    ids.add(id);
    address = file;
    return `<use href="#${id}"`;
  });
  if (ids.size === 0) return html;
  if (!BODY.test(drawn)) throw new Error('A page with icons has no <body>.');
  const file = new Map([...read(address).matchAll(SYMBOL)].map(([symbol, id]) => [id, symbol]));
  const symbols = [...ids].map((id) => {
    const symbol = file.get(id);
    if (!symbol)
      throw new Error(`A page draws the icon ${id}, which ${address} lacks: run \`npm run icons\`.`);
    return symbol;
  });
  return drawn.replace(BODY, (body) => `${body}<svg hidden="">${symbols.join('')}</svg>`);
}
