import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import { useDesk } from './use-desk.ts';

const WIDTHS = { phone: ['Phone', 'phone'], computer: ['Computer', 'computer'] } as const;

const LOOK_MS = 2000;

/**
 * Shows the owner's site with the saved answers beside the form. The development server updates it after each
 * change.
 */
export function Preview({ page }: { page: string }) {
  const { state, lookAtPreview } = useDesk();
  const [loads, setLoads] = useState(0);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  useEffect(() => {
    const timer = setInterval(() => void lookAtPreview(), LOOK_MS);
    return () => clearInterval(timer);
  }, [lookAtPreview]);
  const address = String(state.draft.siteUrl ?? '').replace(/^https:\/\//, '') || 'your site';
  return (
    <aside className={`stage ${width}`} aria-label="Your site">
      <div className="row stage-bar">
        <b>Your site</b>
        <button type="button" className="link" onClick={() => setLoads(loads + 1)}>
          Load again
        </button>
        <span className="row switch" role="group" aria-label="Width">
          {Object.entries(WIDTHS).map(([name, [label, icon]]) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              onClick={() => setWidth(name as keyof typeof WIDTHS)}
            >
              <Icon name={icon} />
              {label}
            </button>
          ))}
        </span>
      </div>
      <div className="frame">
        <p className="address">{address + (page === '/' ? '' : page)}</p>
        {state.previewUrl ? (
          <div className="page">
            {/* Her own site, on an origin of its own. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              key={`${loads}-${state.previewStarts}`}
              title="Your site"
              src={new URL(page, state.previewUrl).href}
            />
          </div>
        ) : (
          <p className="starting">Your site is being prepared…</p>
        )}
      </div>
      <p className="hint">Only you can see this. It changes as soon as you leave a field.</p>
    </aside>
  );
}
