import { useRef, useState } from 'react';
import type { CheckAction, CheckFinding, CheckLevel, CheckResult } from '../../api.ts';
import { addressOf, labelOf, sectionOf } from '../fields/sections.ts';
import { count } from '../header.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Preview } from '../preview.tsx';
import { Link } from '../router.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDesk } from '../use-desk.ts';

type TextAction = Extract<CheckAction, { kind: 'text' }>;
type Group = 'read' | CheckLevel;

const GROUPS: Record<Group, { title: string; text: string; icon: IconName }> = {
  fix: { title: 'To fix', text: 'Before your site is public.', icon: 'warn' },
  read: {
    title: 'To read',
    text: 'General texts that came with your treatments. Read each once: is it true of you?',
    icon: 'eye',
  },
  look: { title: 'To look at', text: 'May be as you want it.', icon: 'half' },
  notChecked: { title: 'Could not be seen', text: 'Not a fault of yours.', icon: 'wait' },
  done: { title: 'In order', text: '', icon: 'tick' },
};

function groupsOf({ groups }: CheckResult): [Group, CheckFinding[]][] {
  const all = groups.flatMap(({ level, findings }) =>
    findings.map((finding) => ({
      group: finding.action.kind === 'text' && level !== 'done' ? 'read' : level,
      finding,
    })),
  );
  return (Object.keys(GROUPS) as Group[]).map((group) => [
    group,
    all.filter((each) => each.group === group).map(({ finding }) => finding),
  ]);
}

/** Faults of the form, which the check of the clinic's files does not see. */
function formFindings({ messages, missing }: ReturnType<typeof useDesk>['state']): CheckFinding[] {
  const faults = messages.map(({ path, text }) => ({ path, text }));
  const gaps = missing.map((path) => ({ path, text: `${labelOf(path)} is still to come.` }));
  return [...faults, ...gaps].map(({ path, text }) => ({ id: path, text, action: { kind: 'field', path } }));
}

/** What is left to fix and to read before the site is public. */
export function Check() {
  const { state } = useDesk();
  const { answer, failure, ask, post } = useAnswer<CheckResult>('/api/check');
  const [reading, setReading] = useState<TextAction | null>(null);
  const [reviewed, setReviewed] = useState<readonly string[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const result = answer ?? { groups: [] };
  const own: CheckResult['groups'] = [{ level: 'fix', findings: formFindings(state) }];
  const groups = groupsOf({ groups: [...own, ...result.groups] }).map(
    ([group, findings]) =>
      [
        group,
        findings.filter(({ action }) => action.kind !== 'text' || !reviewed.includes(keyOf(action))),
      ] as const,
  );
  const found = new Map(groups);
  const toFix = found.get('fix')!.length;
  const toRead = found.get('read')!.map(({ action }) => action as TextAction);

  async function markReviewed(text: TextAction) {
    const { file, key } = text;
    await post('/api/check/reviewed', { file, key });
    setReviewed([...reviewed, keyOf(text)]);
    const rest = toRead.filter((each) => keyOf(each) !== keyOf(text));
    setReading(rest[0] ?? null);
    if (rest.length === 0) opener.current?.focus();
  }

  return (
    <div className="check">
      <main id="main" className="list">
        <h1 tabIndex={-1}>
          {!answer && !failure
            ? 'Looking…'
            : toFix > 0
              ? `${count(toFix, 'thing')} to fix`
              : 'Nothing left to fix'}
        </h1>
        <p className="lead">
          {failure ?? (toFix > 0 ? 'Then your site can be public.' : 'Your site can be public.')}{' '}
          <button type="button" className="link" ref={opener} onClick={() => void ask()}>
            Look again
          </button>
        </p>
        {groups.map(([group, findings]) => (
          <CheckGroup key={group} group={group} findings={findings} onRead={setReading} />
        ))}
        {toFix === 0 && (
          <Link className="button main-button" href="/publish">
            Publish
          </Link>
        )}
      </main>
      {reading ? (
        <aside className="stage reader" aria-label="Text to read">
          <p className="row stage-bar">
            <b>{count(toRead.length, 'text')} to read</b>
            <button type="button" onClick={() => setReading(null)}>
              Close
            </button>
          </p>
          <p className="paper">{reading.text}</p>
          <p className="row wrap">
            {/* A new key moves the focus here with each text, so that Enter goes on to the next. */}
            <button
              key={keyOf(reading)}
              type="button"
              className="main-button"
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onClick={() => void markReviewed(reading)}
            >
              <Icon name="tick" />
              This is true of us
            </button>
            <a
              className="button"
              href={new URL('/admin', state.previewUrl ?? location.href).href}
              target="_blank"
              rel="noreferrer"
            >
              Change it
            </a>
          </p>
          <p className="hint">
            What you mark is kept at once. If the text is changed later, it comes back here.
          </p>
        </aside>
      ) : (
        <Preview page="/" />
      )}
    </div>
  );
}

const keyOf = ({ file, key }: TextAction) => `${file}#${key}`;

type CheckGroupProps = { group: Group; findings: CheckFinding[]; onRead: (text: TextAction) => void };

function CheckGroup({ group, findings, onRead }: CheckGroupProps) {
  const { title, text, icon } = GROUPS[group];
  if (findings.length === 0) return null;
  const lines = (
    <ul className={`box lines ${group}`}>
      {findings.map(({ id, text, action }) => (
        <li key={id}>
          <Icon name={icon} />
          <span>
            {action.kind === 'field' && <small>{sectionOf(action.path).title}</small>}
            {text}
          </span>
          {action.kind === 'field' && (
            <Link className="button" href={addressOf(action.path)}>
              Open the field
            </Link>
          )}
          {action.kind === 'edit' && (
            <a className="button" href={action.url} target="_blank" rel="noreferrer">
              Change the text
            </a>
          )}
          {action.kind === 'text' && group !== 'done' && (
            <button type="button" onClick={() => onRead(action)}>
              Read it
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (group === 'done')
    return (
      <details className="box folded">
        <summary>
          {title} <span className="badge">{findings.length}</span>
        </summary>
        {lines}
      </details>
    );
  return (
    <section>
      <h2>
        {title} <span className="badge">{findings.length}</span>
      </h2>
      <p className="hint">{text}</p>
      {lines}
    </section>
  );
}
