import type { Alternate } from './alternates.ts';
import { escapeMarkup } from '../../domain/escape-markup.ts';

export type SitemapEntry = {
  /** the page's full address */
  address: string;
  /** when its content last changed, as `2026-03-04T09:30:00Z`, where that is known */
  changed?: string | undefined;
  /** the page in all its languages */
  alternates?: readonly Alternate[];
};

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of pages for search engines (sitemaps.org, protocol 0.9). */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ address, changed, alternates = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const others = alternates.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeMarkup(each.address)}"/>`,
    );
    return `<url><loc>${escapeMarkup(address)}</loc>${lastmod}${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entries.some(({ alternates }) => alternates?.length) ? XHTML : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
