import { useState } from 'react';
import { words } from '#words/blog.ts';
import type { SearchEntry } from '../../content/search-index.server.ts';
import { ListEntry } from '../../sections/list-entry.tsx';
import { Button } from '../../ui/button.tsx';

/** How many of them are shown at first. */
const AT_FIRST = 8;

/** What the search has found on the rest of the site. */
export function AlsoOnSite({ found }: { found: readonly SearchEntry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const { also } = words;
  return (
    <section aria-labelledby="also" className="mt-10">
      <h2 id="also" className="text-section">
        {also.title}
      </h2>
      <ul className="mt-4 border-b border-sand-deep wide:mt-6">
        {(isWhole ? found : found.slice(0, AT_FIRST)).map(({ kind, to, title, text, of }) => (
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
      {!isWhole && found.length > AT_FIRST && (
        <p className="mt-8">
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            {also.more(found.length - AT_FIRST)}
          </Button>
        </p>
      )}
    </section>
  );
}
