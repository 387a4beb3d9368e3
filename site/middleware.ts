import type { MiddlewareHandler } from 'astro';

/** The style that Astro writes before a page's first island. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Moves the style of islands from the body, where HTML allows none, to the head. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const style = ISLAND_STYLE.exec(html)?.[0];
  if (!style) return new Response(html, response);
  return new Response(html.replace(style, '').replace('</head>', `${style}</head>`), response);
};
