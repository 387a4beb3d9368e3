import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Link, useAddress } from './router.tsx';
import { useDeskStore } from './use-desk.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

export const clockText = (time: Date | string) => CLOCK.format(new Date(time));

/** The sentence of a number of things, such as '1 change' or '3 changes'. */
export const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

function Tab({ to, children }: { to: string; children: ReactNode }) {
  const { path } = useAddress();
  const isHere = path.startsWith(to) || (to === '/your-clinic' && path === '/assumptions');
  return (
    <Link href={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

export function Header() {
  const { snapshot } = useDeskStore();
  const { state, unsent, keptAt, trouble } = snapshot;
  const faults = state?.messages.length ?? 0;
  const savedAt = keptAt ?? state?.savedAt;
  // Without unsaved changes, the strip below the header reports the trouble.
  const isUnsaved = Boolean(trouble) && unsent.length > 0;
  const isWarning = isUnsaved || faults > 0;
  return (
    <header className="row top">
      <a className="skip" href="#main">
        To the form
      </a>
      <Link href="/" className="row brand">
        <Icon name="desk" />
        {state?.name || 'Your desk'}
      </Link>
      <nav aria-label="Desk">
        <Tab to="/your-clinic">Your clinic</Tab>
        <Tab to="/check">Check</Tab>
        <Tab to="/publish">
          Publish {state && !state.isPublished && <span className="badge">not public yet</span>}
        </Tab>
      </nav>
      <p className={`row saved ${isWarning ? 'warning' : ''}`} role="status">
        {isWarning && <Icon name="warn" />}
        {isUnsaved
          ? `${count(unsent.length, 'change')} kept in this page`
          : faults > 0
            ? `Kept; ${count(faults, 'field')} not on your site yet`
            : savedAt && (
                <>
                  <Icon name="tick" />
                  Saved {clockText(savedAt)}
                </>
              )}
      </p>
    </header>
  );
}

const TROUBLES = {
  gone: {
    title: 'The desk has stopped. Nothing is lost.',
    text: 'What you type now is kept in this page. Start the desk again as you started it: double-click Start, or type npm start. This page goes on by itself.',
  },
  diskFull: {
    title: 'This computer’s disk is full. Nothing is lost.',
    text: 'Your site and its files are whole. What you typed since is kept in this page. Make room, such as by emptying the bin, then press “Try again”. Don’t close this page before.',
  },
  heldByAnother: {
    title: 'Your desk is open already.',
    text: 'Two desks at once would write over each other, so this one waits. Close the other one; this page then goes on by itself.',
  },
  refused: { title: 'This was not saved. It is kept in this page.', text: '' },
};

/** Why nothing is saved, and the way out. */
export function TroubleStrip() {
  const { store, snapshot } = useDeskStore();
  if (!snapshot.trouble) return null;
  const { kind } = snapshot.trouble;
  const { title, text } = TROUBLES[kind];
  return (
    <div className="row trouble" role="alert">
      <Icon name="warn" />
      <div>
        <b>{title}</b>
        <p>{kind === 'gone' || kind === 'diskFull' ? text : `${snapshot.trouble.text} ${text}`}</p>
      </div>
      <p className="row wrap">
        <button type="button" onClick={() => void store.save()}>
          Try again
        </button>
        {snapshot.unsent.length > 0 && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(
                snapshot.unsent.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`).join('\n'),
              )
            }
          >
            Copy what is not saved
          </button>
        )}
      </p>
    </div>
  );
}
