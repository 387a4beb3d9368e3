import { useEffect, useRef, useState } from 'react';
import { words } from '#words/sitemap.ts';
import { ENGLISH } from '../../../domain/web/language-prefix.ts';
import { controlLook } from '../../ui/field.tsx';
import { languageOf } from '../../parts/text-review/unreviewed-note.tsx';
import { LANGUAGE } from '../../site-language.ts';
import { Link } from '../../ui/link.tsx';
import type { CategoryLinks } from './links.server.ts';

/** All pages by category, with an input that filters them. */
export function SitemapIndex({ categories }: { categories: CategoryLinks[] }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = filterLinks(categories, text);
  const count = shown.flatMap(({ links }) => links).length;

  // Applies text typed before the JavaScript loaded, or restored by the browser.
  useEffect(() => setText(box.current!.value), []);

  return (
    <section aria-label={words.list} className="page pt-10 pb-section">
      <div role="search" className="max-w-xl noscript:hidden">
        <label htmlFor="sitemap-search" className="sr-only">
          {words.search}
        </label>
        <input
          ref={box}
          id="sitemap-search"
          type="search"
          placeholder={words.placeholder}
          autoComplete="off"
          defaultValue=""
          onChange={(event) => setText(event.target.value)}
          className={controlLook}
        />
      </div>
      {/* The live region is always rendered, because screen readers announce only later changes to it. */}
      <div role="status">
        {count > 0 ? (
          <p className="sr-only">{text.trim() && words.found(count)}</p>
        ) : (
          <div className="mt-8">
            <p className="font-display text-card text-sea-deep">{words.nothingFound}</p>
            <p className="mt-2">{words.tryAgain}</p>
          </div>
        )}
      </div>
      {count > 0 && (
        <div className="mt-8 divide-y divide-sand-deep border-y border-sand-deep">
          {shown.map(({ category, links }) => (
            <section key={category} className="grid gap-x-gap py-6 wide:grid-cols-4 wide:py-8">
              <h2 className="text-card wide:pt-1.5">{words.categories[category]}</h2>
              <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-gap md:grid-cols-4 wide:col-span-3 wide:mt-0 wide:grid-cols-3">
                {links.map(({ title, path, ...link }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      {...languageOf(link)}
                      className="inline-block min-h-11 min-w-11 py-2.5 leading-snug text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * Keeps the links whose title contains the text, ignoring case, and removes empty categories. In other
 * languages the address matches too, because it contains the English words.
 *
 * @param text - '' keeps all
 */
function filterLinks(categories: CategoryLinks[], text: string): CategoryLinks[] {
  const query = text.trim().toLowerCase();
  const textOf = ({ title, path }: CategoryLinks['links'][number]) =>
    LANGUAGE === ENGLISH ? title : `${title}\n${path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')}`;
  return categories
    .map(({ category, links }) => ({
      category,
      links: links.filter((link) => textOf(link).toLowerCase().includes(query)),
    }))
    .filter(({ links }) => links.length > 0);
}
