import type { DeskState } from '../../api.ts';
import { SECTIONS } from '../fields/sections.ts';
import { Preview } from '../preview.tsx';
import { Link } from '../router.tsx';
import { useDesk } from '../use-desk.ts';

/** What an owner sees first: what the desk is, or where she was. */
export function FirstRun() {
  const { state } = useDesk();
  return Object.keys(state.draft).length > 0 ? <Again /> : <First />;
}

function First() {
  return (
    <div className="hello">
      <main id="main">
        <h1 tabIndex={-1}>This is your desk.</h1>
        <p>Here you make your clinic’s website, and see it beside you while you type.</p>
        <p>It runs on this computer alone: nobody else sees it until you press Publish.</p>
        <p>All you type is kept, so you can stop and come back whenever a patient needs you.</p>
        <p>
          <Link className="button main-button" href="/your-clinic/name">
            Begin with your clinic’s name
          </Link>
        </p>
        <p className="hint">
          About an hour until it is ready to check. At hand: your card, your registration numbers, two
          photographs.
        </p>
      </main>
      <Preview page="/" />
    </div>
  );
}

const OFTEN = [
  ['/your-clinic/hours#closures', 'A day off', 'Booking then offers no times'],
  ['/your-clinic/hours#specialHours', 'Other hours on one date', 'Such as a Saturday until noon'],
  ['/your-clinic/name#phone', 'A telephone number', 'On every page at once'],
  ['/your-clinic/treatments#fees', 'A fee', 'Beside its treatment'],
  ['/your-clinic/people#doctors', 'Somebody joins or leaves', 'People'],
] as const;

function Again() {
  const { state } = useDesk();
  const last = SECTIONS.find(({ id }) => id === localStorage.getItem('desk-section')) ?? SECTIONS[0];
  const faults = state.messages.length + state.missing.length;
  return (
    <main id="main" className="list">
      <h1 tabIndex={-1}>{state.name || 'Your desk'}</h1>
      <div className="doors">
        <Link className="box stack door main-door" href={`/your-clinic/${last.id}`}>
          <small>Where you were</small>
          <b>{last.title}</b>
        </Link>
        <Link className="box stack door" href="/check">
          <small>Check</small>
          <b>{faults > 0 ? `${faults} to fix in your clinic` : 'See what is left to fix or to read'}</b>
        </Link>
        <Link className="box stack door" href="/publish">
          <small>Publish</small>
          <b>{state.isPublished ? 'See what is not public yet' : 'Not public yet'}</b>
        </Link>
      </div>
      <h2>Often changed</h2>
      <div className="doors">
        {OFTEN.map(([href, title, text]) => (
          <Link key={href} className="box stack door" href={href}>
            <b>{title}</b>
            <small>{text}</small>
          </Link>
        ))}
        <EditorLink className="box stack door" />
      </div>
    </main>
  );
}

/** The address of the editor; undefined while the site starts. */
export function editorAddress({ previewUrl }: DeskState): string | undefined {
  return previewUrl ? new URL('/admin/', previewUrl).href : undefined;
}

/** Opens the editor, in which texts and articles are written. */
export function EditorLink({ className }: { className: string }) {
  const href = editorAddress(useDesk().state);
  if (!href) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      <span>
        Texts and articles
        <br />
        <small>in the editor; needs Chrome or Edge</small>
      </span>
    </a>
  );
}
