import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { ARTICLE_CATEGORIES } from '../../content/article.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { search: string; category: string };

function blogPath(search: string, category: string): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

/**
 * The search box and the category chips. Both live in the address; it is a form, so that they reach it before the
 * page's code has arrived too. Without scripts nothing could filter the list, and they are not shown.
 */
export function BlogFilters({ search, category }: Props) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const shownSearch = useRef(search);

  // The box is the visitor's, who may have typed into it before the page's code arrived; back and forward set it anew.
  useEffect(() => {
    if (!box.current || shownSearch.current === search) return;
    shownSearch.current = search;
    box.current.value = search;
  }, [search]);

  function show(nextSearch: string, nextCategory: string) {
    void navigate(blogPath(nextSearch, nextCategory), { preventScrollReset: true });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = box.current!.value.trim();
    box.current!.value = typed;
    if (typed !== search) show(typed, category);
  }

  return (
    <form role="search" action="/blog" onSubmit={submit} className="noscript:hidden">
      <label htmlFor="blog-search" className="mb-1.5 block font-semibold text-sea-deep">
        Search the articles
      </label>
      <div className="flex max-w-xl gap-2">
        <input
          ref={box}
          id="blog-search"
          name="search"
          type="search"
          defaultValue={search}
          autoComplete="off"
          enterKeyHint="search"
          className={`${controlLook} min-w-0`}
        />
        <Button type="submit" className="shrink-0">
          <Icon name="search" /> Search
        </Button>
      </div>
      <div role="group" aria-label="Category" className="mt-5 flex flex-wrap gap-2">
        {ARTICLE_CATEGORIES.map((name) => (
          <button
            key={name}
            name="category"
            value={name}
            aria-pressed={name === category}
            onClick={(event) => {
              event.preventDefault();
              show(search, name === category ? '' : name);
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-sea-light bg-white px-4 font-medium text-sea-deep hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-white"
          >
            {name}
            {name === category && <Icon name="close" className="size-4" />}
          </button>
        ))}
      </div>
    </form>
  );
}
