import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { blogPages } from './content/article.ts';
import { markdownNames } from './content/markdown-file.server.ts';

/** The further pages of a blog that has more articles than one page lists, and what a search looks through then. */
const furtherBlogPages =
  blogPages(markdownNames('clinic/articles').length) > 1
    ? [
        route('blog/page/:page', 'routes/blog/blog.tsx', { id: 'blog-page' }),
        route('blog/articles.json', 'routes/blog/articles.ts'),
      ]
    : [];

export default [
  index('routes/home/home.tsx'),
  // Three addresses, one page; /book is the canonical one (decisions 20).
  route('book', 'routes/book/book.tsx'),
  route('book-appointment', 'routes/book/book.tsx', { id: 'book-appointment' }),
  route('booknow', 'routes/book/book.tsx', { id: 'booknow' }),
  route('thank-you', 'routes/thank-you/thank-you.tsx'),
  route('services', 'routes/services/services.tsx'),
  route('services/:serviceId', 'routes/service/service.tsx'),
  route('blog', 'routes/blog/blog.tsx'),
  ...furtherBlogPages,
  route('blog/:slug', 'routes/article/article.tsx'),
  route('sitemap', 'routes/sitemap/sitemap.tsx'),
  route('privacy-policy', 'routes/privacy-policy/privacy-policy.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('international-patients', 'routes/international-patients/international-patients.tsx'),
  route('about', 'routes/about/about.tsx'),
  route('gallery', 'routes/gallery/gallery.tsx'),
  route('gallery/before-after', 'routes/transformations/transformations.tsx'),
  route('team', 'routes/team/team.tsx'),
  route('doctors', 'routes/doctors/doctors.tsx'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
