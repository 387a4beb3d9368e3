import type { MiddlewareHandler } from 'astro';

/** The style element that Astro writes before the first island of a page. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/**
 * Moves Astro's style for islands from the body to the head, because HTML allows no style elements in the
 * body.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const style = ISLAND_STYLE.exec(html)?.[0];
  if (!style) return new Response(html, response);
  return new Response(html.replace(style, '').replace('</head>', `${style}</head>`), response);
};
