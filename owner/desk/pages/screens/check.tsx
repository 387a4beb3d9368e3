import { useEffect, useRef, useState } from 'react';
import type { CheckAction, CheckFinding, CheckLevel, CheckResult } from '../../api.ts';
import { addressOf, labelOf, sectionOf } from '../fields/sections.ts';
import { count } from '../header.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Preview } from '../preview.tsx';
import { Link } from '../router.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDesk, type Desk } from '../use-desk.ts';
import { editorAddress } from './first-run.tsx';

/** A general text to read. */
type Text = Extract<CheckAction, { kind: 'text' }>;

/** The texts of one page that nobody has read. */
type Page = { file: string; title: string; texts: Text[] };

const GROUPS: Record<CheckLevel, { title: string; text: string; icon: IconName }> = {
  fix: { title: 'To fix', text: 'Before your site is public.', icon: 'warn' },
  look: { title: 'To look at', text: 'May be as you want it.', icon: 'half' },
  notChecked: { title: 'Could not be seen', text: 'Not a fault of yours.', icon: 'wait' },
  done: { title: 'In order', text: '', icon: 'tick' },
};

/** Faults of the form, which the check of the clinic's files does not see. */
function formFindings({ state, draft }: Desk): CheckFinding[] {
  const gaps = state.missing.map((path) => ({ path, text: `Still to come: ${labelOf(path, draft)}` }));
  return [...state.messages, ...gaps].map(({ path, text }) => ({
    id: path,
    text,
    action: { kind: 'field', path },
  }));
}

/** What is to fix before the site is public. */
export function findingsToFix(desk: Desk, result: CheckResult | null): CheckFinding[] {
  const groups = result?.groups.filter(({ level }) => level === 'fix') ?? [];
  return [...formFindings(desk), ...groups.flatMap(({ findings }) => findings)];
}

/** The texts to read, by their page. */
function pagesToRead({ groups }: CheckResult): Page[] {
  const pages = new Map<string, Page>();
  for (const { action, text } of groups.flatMap(({ findings }) => findings)) {
    if (action.kind !== 'text') continue;
    const title = text.charAt(0).toUpperCase() + text.slice(1);
    const page = pages.get(action.file) ?? { file: action.file, title, texts: [] };
    pages.set(action.file, { ...page, texts: [...page.texts, action] });
  }
  return [...pages.values()];
}

/** What is left to fix and to read before the site is public. */
export function Check() {
  const desk = useDesk();
  const { answer, failure, isBusy, ask, post } = useAnswer<CheckResult>('/api/check');
  const [reading, setReading] = useState<string | null>(null);
  const [read, setRead] = useState<readonly string[]>([]);
  const result = answer ?? { groups: [] };
  const findingsOf = (level: CheckLevel) =>
    result.groups
      .filter((group) => group.level === level)
      .flatMap(({ findings }) => findings.filter(({ action }) => action.kind !== 'text'));
  const pages = pagesToRead(result).filter(({ file }) => !read.includes(file));
  const page = pages.find(({ file }) => file === reading);
  const allToFix = findingsToFix(desk, answer);
  const toFix = allToFix.length;

  async function markRead({ file, texts }: Page) {
    for (const { key } of texts) await post('/api/check/reviewed', { file, key });
    setRead([...read, file]);
    setReading(pages[pages.findIndex((each) => each.file === file) + 1]?.file ?? null);
  }

  return (
    <div className="check">
      <main id="main" className="list">
        <h1 tabIndex={-1}>{toFix > 0 ? `${count(toFix, 'thing')} to fix` : 'Check'}</h1>
        <p className="lead" role="status">
          {failure ??
            (isBusy ? 'Looking… ' : toFix > 0 ? 'Then your site can be public. ' : 'Nothing left to fix. ')}
          {!isBusy && (
            <button type="button" className="link" onClick={() => void ask()}>
              Look again
            </button>
          )}
        </p>
        <CheckGroup level="fix" findings={allToFix} />
        {pages.length > 0 && (
          <section>
            <h2>
              To read <span className="badge">{pages.length}</span>
            </h2>
            <p className="hint">
              General texts that came with your treatments. Read each once: is it true of you?
            </p>
            <ul className="box lines">
              {pages.map(({ file, title, texts }) => (
                <li key={file}>
                  <Icon name="eye" />
                  <span>
                    {title} <small>{count(texts.length, 'text')}</small>
                  </span>
                  <button type="button" onClick={() => setReading(file)}>
                    Read<span className="hidden"> {title}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <CheckGroup level="look" findings={findingsOf('look')} />
        <CheckGroup level="notChecked" findings={findingsOf('notChecked')} />
        <CheckGroup level="done" findings={findingsOf('done')} />
        <p>
          <Link className="button main-button" href="/publish">
            Publish
          </Link>
        </p>
      </main>
      {page ? (
        <Reader
          key={page.file}
          page={page}
          close={() => setReading(null)}
          markRead={() => void markRead(page)}
        />
      ) : (
        <Preview page="/" />
      )}
    </div>
  );
}

function Reader({ page, close, markRead }: { page: Page; close: () => void; markRead: () => void }) {
  const { state } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className="stage reader" aria-label="Texts to read">
      <div className="row stage-bar">
        <h2 ref={heading} tabIndex={-1}>
          {page.title}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <div className="paper stack">
        {page.texts.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p className="row wrap">
        <button type="button" className="main-button" onClick={markRead}>
          <Icon name="tick" />
          This is true of us
        </button>
        <a className="button" href={editorAddress(state)} target="_blank" rel="noreferrer">
          Change it
        </a>
      </p>
      <p className="hint">What you mark is kept at once. A text that is changed later comes back here.</p>
    </aside>
  );
}

type CheckGroupProps = { level: CheckLevel; findings: CheckFinding[] };

function CheckGroup({ level, findings }: CheckGroupProps) {
  const { title, text, icon } = GROUPS[level];
  if (findings.length === 0) return null;
  const lines = (
    <ul className="box lines">
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
        </li>
      ))}
    </ul>
  );
  if (level === 'done')
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
