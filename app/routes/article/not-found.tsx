import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function ArticleNotFound() {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">Blog post not found</h1>
      <p className="mt-4 prose-width text-lead">
        It may have been renamed or taken down. All our articles are on one page, with a search.
      </p>
      <ButtonLink to="/blog" className="mt-8">
        <Icon name="arrow-left" /> Back to Blog
      </ButtonLink>
    </section>
  );
}
