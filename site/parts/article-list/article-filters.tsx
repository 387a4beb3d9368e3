import { useEffect, useRef, type SubmitEvent } from 'react';
import { words } from '#words/blog.ts';
import type { ArticleCategory } from '../../../domain/clinic/categories.ts';
import { blogChoicePath, pathOf } from '../../../domain/web/screens.ts';
import { localizedPath } from '../../site-language.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/field.tsx';
import { Icon, closeIcon, searchIcon } from '../../ui/icons.tsx';
import { changeAddress } from '../../ui/use-address.ts';
import type { Choice } from './filter-articles.ts';

type Props = {
  chosen: Choice;
  categories: ArticleCategory[];
  /** called after the visitor has searched or chosen a category */
  onChoose: () => void;
};

/** On a phone the chips are in one row that scrolls. */
const ONE_ROW =
  'max-md:-mx-edge max-md:overflow-x-auto max-md:px-edge max-md:pointer-coarse:[scrollbar-width:none]';

/**
 * Search box and category chips. The filter is stored in the address. This is a real form, so it also works
 * before the JavaScript has loaded. Without JavaScript the list cannot be filtered, so both are hidden.
 */
export function BlogFilters({ chosen, categories, onChoose }: Props) {
  const { search, category } = chosen;
  const box = useRef<HTMLInputElement>(null);
  const shownSearch = useRef(search);

  // The input is uncontrolled, because visitors may type before the JavaScript has loaded. Back and forward
  // navigation updates it.
  useEffect(() => {
    if (!box.current || shownSearch.current === search) return;
    shownSearch.current = search;
    box.current.value = search;
  }, [search]);

  /** Writes the filter to the blog's address and adds a history entry. */
  function choose(choice: { search: string; category?: string }) {
    changeAddress(localizedPath(blogChoicePath(choice)));
    onChoose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = box.current!.value.trim();
    box.current!.value = typed;
    if (typed === search) onChoose();
    else choose({ search: typed, category: category?.name });
  }

  return (
    <form role="search" action={localizedPath(pathOf('blog'))} onSubmit={submit} className="noscript:hidden">
      <label htmlFor="blog-search" className="mb-1.5 block font-semibold text-sea-deep">
        {words.search.label}
      </label>
      <div className="flex max-w-xl flex-wrap gap-2">
        <input
          ref={box}
          id="blog-search"
          name="search"
          type="search"
          defaultValue={search}
          autoComplete="off"
          enterKeyHint="search"
          className={`${controlLook} min-w-0 flex-[1_1_9rem]`}
        />
        <Button type="submit" className="shrink-0">
          <Icon drawing={searchIcon} /> {words.search.action}
        </Button>
      </div>
      {categories.length > 0 && (
        <div
          role="group"
          aria-label={words.category}
          className={`mt-4 flex gap-2 py-1 md:flex-wrap ${ONE_ROW}`}
        >
          {categories.map(({ id, name }) => {
            const isChosen = id === category?.id;
            return (
              <button
                key={id}
                name="category"
                value={name}
                aria-pressed={isChosen}
                onClick={(event) => {
                  event.preventDefault();
                  choose({ search, category: isChosen ? '' : name });
                }}
                className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 border-sea-light bg-white px-4 md:max-wide:px-3 font-medium whitespace-nowrap text-sea-deep hover:border-sea aria-pressed:border-fill aria-pressed:bg-fill aria-pressed:text-on-fill"
              >
                <span>{name}</span>
                {isChosen && <Icon drawing={closeIcon} className="size-4" />}
              </button>
            );
          })}
        </div>
      )}
    </form>
  );
}
