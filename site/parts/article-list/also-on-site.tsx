import { useState } from 'react';
import { words } from '#words/blog.ts';
import type { SearchEntry } from '../../content/search-index.server.ts';
import { ListEntry } from '../article/list-entry.tsx';
import { Button } from '../../ui/button.tsx';

/** How many of each kind are shown at first, so that articles do not hide the others. */
const OF_EACH_KIND = 3;

/** What the search has found on the rest of the site. */
export function AlsoOnSite({ found }: { found: readonly SearchEntry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const { also } = words;
  const first = found.filter(
    ({ kind }, at) => found.slice(0, at).filter((other) => other.kind === kind).length < OF_EACH_KIND,
  );
  return (
    <section aria-labelledby="also" className="mt-10">
      <h2 id="also" className="text-section">
        {also.title}
      </h2>
      <ul className="mt-4 border-b border-sand-deep wide:mt-6">
        {(isWhole ? found : first).map(({ kind, to, title, text, of }) => (
          <li key={`${to} ${title}`}>
            <ListEntry
              kind={also.kinds[kind]}
              {...(of && { measure: of })}
              title={title}
              headingLevel={3}
              to={to}
              text={text}
              imageAlt=""
            />
          </li>
        ))}
      </ul>
      {!isWhole && found.length > first.length && (
        <p className="mt-8">
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            {also.more(found.length - first.length)}
          </Button>
        </p>
      )}
    </section>
  );
}
