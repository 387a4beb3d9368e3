import type { Config } from '@react-router/dev/config';
import { blogPagePath, blogPages } from './app/content/article.ts';
import { markdownNames } from './app/content/markdown-file.server.ts';

export default {
  // Static files only: every page is rendered at build, unknown paths get the fallback page with status 404.
  ssr: false,
  prerender({ getStaticPaths }) {
    const articles = markdownNames('clinic/articles');
    return [
      ...getStaticPaths(),
      ...markdownNames('clinic/services').map((id) => `/services/${id}`),
      ...articles.map((slug) => `/blog/${slug}`),
      ...Array.from({ length: blogPages(articles.length) - 1 }, (_, index) => blogPagePath(index + 2)),
    ];
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
