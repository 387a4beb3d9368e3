import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { DeskState } from '../../api.ts';
import type { Section } from '../fields/field.ts';
import { addressOf, labelOf, pathsOf, sectionOf, SECTIONS } from '../fields/sections.ts';
import { GroupView } from '../field-view.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Preview } from '../preview.tsx';
import { Link, navigate } from '../router.tsx';
import { useDesk, useDeskStore, type Desk } from '../use-desk.ts';
import { EditorLink } from './first-run.tsx';

/** A save takes longer on a slow computer; its faults then show in the list of sections. */
const LEAVING_MS = 400;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Status = { icon: IconName; words: string; faults: number };

const faultsOf = (section: Section, { messages }: DeskState) =>
  messages.filter(({ path }) => sectionOf(path) === section);

function statusOf(section: Section, { state, valueAt }: Desk): Status {
  const faults = faultsOf(section, state).length;
  const isMissing = state.missing.some((path) => sectionOf(path) === section);
  const isBegun = pathsOf(section).some((path) => valueAt(path) !== undefined);
  if (faults > 0) return { icon: 'warn', words: 'to fix', faults };
  if (!isBegun) return { icon: 'ring', words: 'not begun', faults };
  return isMissing ? { icon: 'half', words: 'begun', faults } : { icon: 'tick', words: 'done', faults };
}

/** One section of the clinic's facts, beside the page that shows them. */
export function YourClinic({ section }: { section: Section }) {
  const desk = useDesk();
  const { store } = useDeskStore();
  const [showsFaults, setShowsFaults] = useState(false);
  const [showsSite, setShowsSite] = useState(false);
  const [showsSections, setShowsSections] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const nth = SECTIONS.findIndex(({ id }) => id === section.id);
  const next = SECTIONS[nth + 1];
  const faults = faultsOf(section, desk.state);
  const hasPage = !section.mayBeMissing || desk.state.pages.includes(section.page);

  useEffect(() => localStorage.setItem('desk-section', section.id), [section]);
  useEffect(() => {
    if (showsFaults) summary.current?.focus();
  }, [showsFaults]);

  /** Shows once what is wrong before the section is left. */
  async function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (showsFaults || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (desk.unsent.length > 0) await Promise.race([desk.save(), pause(LEAVING_MS)]);
    const { unsent, state } = store.snapshot();
    if (unsent.length === 0 && state && faultsOf(section, state).length > 0) setShowsFaults(true);
    else navigate(href);
  }

  return (
    <div className={`desk ${showsSite ? 'shows-site' : ''}`}>
      <nav className={`sections ${showsSections ? 'open' : ''}`} aria-label="Sections of your clinic">
        <button
          type="button"
          className="where narrow"
          aria-expanded={showsSections}
          onClick={() => setShowsSections(!showsSections)}
        >
          <small>
            {nth + 1} of {SECTIONS.length}
          </small>
          {section.title}
        </button>
        <ul>
          {SECTIONS.map((each) => {
            const { icon, words, faults: number } = statusOf(each, desk);
            return (
              <li key={each.id}>
                <Link
                  className="row"
                  href={`/your-clinic/${each.id}`}
                  aria-current={each === section ? 'step' : undefined}
                  onClick={(event) => void leave(event)}
                >
                  <Icon name={icon} />
                  {each.title}
                  <span className="hidden">, {words}</span>
                  {number > 0 && <small>{number}</small>}
                </Link>
              </li>
            );
          })}
          <li className="apart">
            <Link className="row" href="/assumptions" onClick={(event) => void leave(event)}>
              <Icon name="eye" />
              What your site assumes
            </Link>
          </li>
          <li>
            <EditorLink className="row" />
          </li>
        </ul>
      </nav>
      <main id="main" className="form" key={section.id}>
        <div className="inner">
          {showsFaults && faults.length > 0 && (
            <div
              className="summary stack"
              ref={summary}
              tabIndex={-1}
              role="group"
              aria-labelledby="summary-title"
            >
              <h2 id="summary-title">
                {faults.length === 1 ? 'One thing here is' : `${faults.length} things here are`} not on your
                site yet
              </h2>
              <ul>
                {faults.map(({ path }) => (
                  <li key={path}>
                    <Link href={addressOf(path)}>{labelOf(path, desk.draft)}</Link>
                  </li>
                ))}
              </ul>
              <p className="hint">All you typed is kept. Everything else in this section is saved.</p>
            </div>
          )}
          <div>
            <h1 tabIndex={-1}>{section.title}</h1>
            <p className="lead">{section.lead}</p>
          </div>
          {section.groups.map((group) => (
            <GroupView key={group.title ?? ''} group={group} />
          ))}
        </div>
        <div className="row foot">
          <button type="button" className="narrow" onClick={() => setShowsSite(true)}>
            See my site
          </button>
          <Link
            className="button main-button"
            href={next ? `/your-clinic/${next.id}` : '/assumptions'}
            onClick={(event) => void leave(event)}
          >
            Next: {next?.title ?? 'What your site assumes'}
          </Link>
        </div>
      </main>
      <Preview page={hasPage ? section.page : '/'} />
      {showsSite && (
        <button type="button" className="narrow back" onClick={() => setShowsSite(false)}>
          Back to the form
        </button>
      )}
    </div>
  );
}
