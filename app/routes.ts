import { index, route, type RouteConfig } from '@react-router/dev/routes';

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
