import type { Config } from '@react-router/dev/config';
import { readdirSync } from 'node:fs';

function idsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));
}

export default {
  // Static files only: every page is rendered at build, unknown paths get the fallback page with status 404.
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...idsIn('clinic/services').map((id) => `/services/${id}`),
    ...idsIn('clinic/articles').map((slug) => `/blog/${slug}`),
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
