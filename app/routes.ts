import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { blogPages } from './content/article.ts';
import { markdownNames } from './content/markdown-file.server.ts';

/** The further pages of a blog that has more articles than one page lists, and what a search looks through then. */
const furtherBlogPages =
  blogPages(markdownNames('clinic/articles').length) > 1
    ? [
        route('blog/page/:page', 'routes/blog.tsx', { id: 'blog-page' }),
        route('blog/articles.json', 'routes/blog-articles.ts'),
      ]
    : [];

export default [
  index('routes/home.tsx'),
  // Three addresses, one page; /book is the canonical one (decisions 20).
  route('book', 'routes/book.tsx'),
  route('book-appointment', 'routes/book.tsx', { id: 'book-appointment' }),
  route('booknow', 'routes/book.tsx', { id: 'booknow' }),
  route('thank-you', 'routes/thank-you.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:serviceId', 'routes/service.tsx'),
  route('blog', 'routes/blog.tsx'),
  ...furtherBlogPages,
  route('blog/:slug', 'routes/article.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('international-patients', 'routes/international-patients.tsx'),
  route('about', 'routes/about.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('gallery/before-after', 'routes/gallery-before-after.tsx'),
  route('team', 'routes/team.tsx'),
  route('doctors', 'routes/doctors.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
