import { escapeMarkup } from './escape-markup.ts';

export type SitemapEntry = {
  /** the page's full address */
  address: string;
  /** when its content last changed, as `2026-03-04T09:30:00Z`, where that is known */
  changed?: string | undefined;
};

/** The list of pages for search engines (sitemaps.org, protocol 0.9). */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(address)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
