import { clinic } from '../../clinic/clinic.ts';
import { readArticles } from '../content/articles.server.ts';
import { articleSummary } from '../content/summaries.server.ts';
import { BlogList } from '../sections/blog-list.tsx';
import { feedLink } from '../seo/feed-link.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/blog.ts';

export async function loader() {
  return { articles: await Promise.all(readArticles().map(articleSummary)) };
}

export function links() {
  return [feedLink];
}

export function meta() {
  return pageMeta({
    title: 'Blog',
    description: `Plain advice on teeth and gums from the dentists of ${clinic.name} in ${clinic.address.locality}, ${clinic.address.city}: toothache, brushing, children, braces and more.`,
    path: '/blog',
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page pt-10 lg:pt-16">
          <h1 className="text-title">Dental Health Blog</h1>
          <p className="mt-4 prose-width text-lead text-ink-soft">
            What our dentists explain every day, written down: what to do tonight, what can wait, and what to
            ask before you agree to anything.
          </p>
        </div>
      </section>
      <BlogList articles={loaderData.articles} />
    </>
  );
}
