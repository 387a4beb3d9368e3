// A page as React rendered it at build, read and added to as text.

export type DeliveredPage = {
  title: string;
  description: string;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** React writes no other entities than these. */
function unescapeMarkup(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
}

/**
 * Reads what a page's head says of it.
 *
 * @throws {Error} for a page without a title or description
 */
export function readDeliveredPage(html: string): DeliveredPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => {
    const found = pattern.exec(head)?.[1];
    return found === undefined ? null : unescapeMarkup(found);
  };
  const title = first(/<title>([^<]*)<\/title>/);
  const description = first(/<meta name="description" content="([^"]*)"/);
  if (!title || !description) throw new Error('The page has no title or no description.');
  return { title, description };
}

/** Adds to the end of a page's head, where React leaves alone what it did not write. */
export function addToHead(html: string, markup: string): string {
  // A function, as a replacement text would have meanings of its own for "$&" and the like.
  return html.replace('</head>', () => `${markup}</head>`);
}

/** Data in a page. Within a script element only `<` could end it. */
export function jsonScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
