import { useEffect, useRef, useState } from 'react';
import type { CheckResult, Place, PublishState, Run, Version } from '../../api.ts';
import { addressOf } from '../fields/sections.ts';
import { clockText, count } from '../header.tsx';
import { Icon } from '../icons.tsx';
import { Link } from '../router.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDesk } from '../use-desk.ts';
import { findingsToFix } from './check.tsx';
import { Steps } from './publish-steps.tsx';

const DAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });
const POLL_MS = 1500;

const dayText = (time: string) => `${DAY.format(new Date(time))}, ${clockText(time)}`;

/** Where the site is, what is not public yet, and earlier versions. */
export function Publish() {
  const { answer, failure, isBusy, ask, post } = useAnswer<PublishState>('/api/publish');
  const desk = useDesk();
  const { save } = desk;
  const { answer: checked } = useAnswer<CheckResult>('/api/check');
  const toFix = findingsToFix(desk, checked).length;
  const [choosesPlace, setChoosesPlace] = useState(false);
  const run = answer?.run ?? null;
  const isRunning = Boolean(run && run.stage !== 'done' && run.stage !== 'failed');

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, ask]);
  const stage = run?.stage;
  // Fetches the state again, because the header shows whether the site is public.
  useEffect(() => {
    if (stage === 'done') void save();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage]);

  if (!answer)
    return (
      <main id="main" className="list">
        <h1 tabIndex={-1}>Publish</h1>
        <p role="status">{failure ?? 'Looking…'}</p>
        {failure && (
          <p>
            <ToFix>See what is to fix</ToFix>
          </p>
        )}
      </main>
    );
  if (!answer.host || choosesPlace)
    return (
      <Places
        places={answer.places}
        status={failure ?? (isBusy ? 'One moment…' : '')}
        choose={(host) => {
          setChoosesPlace(false);
          void post('/api/publish/host', { host });
        }}
      />
    );
  const { changes, versions, steps, publishedAt } = answer;
  const waiting = steps.filter(({ status }) => status !== 'done');
  return (
    <main id="main" className="list">
      <div>
        <h1 tabIndex={-1}>{headingOf(changes.length, publishedAt)}</h1>
        <p className="lead">
          {publishedAt
            ? `Your site was published last on ${dayText(publishedAt)}.`
            : 'Your site is on this computer alone until you publish it.'}
        </p>
      </div>
      {failure && (
        <p className="row message" role="alert">
          {failure}
        </p>
      )}
      <p role="status">{isBusy && !isRunning && 'Looking…'}</p>
      {run && <Progress run={run} />}
      {changes.length > 0 && (
        <ul className="box lines">
          {changes.map(({ kind, text, detail }) => (
            <li key={text}>
              <small>{{ changed: 'Changed', new: 'New', gone: 'Gone' }[kind]}</small>
              <span>
                {text} <small>{detail}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="row wrap">
        <button
          type="button"
          className="main-button"
          disabled={isRunning || !answer.repository || toFix > 0}
          onClick={() => void post('/api/publish')}
        >
          Publish
        </button>
        {!answer.repository && <span className="hint">First the place for your files, below.</span>}
        {toFix > 0 && <ToFix>{`${count(toFix, 'thing')} to fix first`}</ToFix>}
      </p>
      <Steps
        state={answer}
        waiting={waiting.length}
        post={post}
        lookAgain={ask}
        chooseAgain={() => setChoosesPlace(true)}
      />
      {versions.length > 0 && (
        <section>
          <h2>Earlier versions</h2>
          <ul className="box lines">
            {versions.map((version, nth) => (
              <EarlierVersion
                key={version.id}
                version={version}
                isPublic={nth === 0}
                goBack={() => void post('/api/publish/restore', { id: version.id })}
              />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function headingOf(changes: number, publishedAt: string | null): string {
  if (!publishedAt) return 'Your site is not public yet';
  if (changes === 0) return 'All you made is public';
  return `${count(changes, 'change')} ${changes === 1 ? 'is' : 'are'} not public yet`;
}

const PLACE_LINES = {
  maintainer: 'Who looks after it',
  cost: 'Cost',
  data: 'Patients’ data pass',
  effort: 'It takes from you',
};

type PlacesProps = { places: Place[]; status: string; choose: (host: Place['id']) => void };

function Places({ places, status, choose }: PlacesProps) {
  return (
    <main id="main" className="list">
      <h1 tabIndex={-1}>Where will your site be?</h1>
      <p className="lead">You can change this later; your site stays yours, and so does its address.</p>
      <p role="status">{status}</p>
      <ul className="doors">
        {places.map((place) => (
          <li key={place.id} className={`box stack door ${place.isRecommended ? 'recommended' : ''}`}>
            <h2>
              {place.title} {place.isRecommended && <span className="badge good">recommended</span>}
            </h2>
            <dl>
              {Object.entries(PLACE_LINES).map(([line, label]) => (
                <div key={line}>
                  <dt>{label}</dt>
                  <dd>{place[line as keyof typeof PLACE_LINES]}</dd>
                </div>
              ))}
            </dl>
            <button
              type="button"
              className={place.isRecommended ? 'main-button' : ''}
              onClick={() => choose(place.id)}
            >
              Choose this<span className="hidden"> {place.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A link to the list of what is to fix. */
function ToFix({ children }: { children: string }) {
  return <Link href="/check">{children}</Link>;
}

const STAGES = { build: 'Making your pages', commit: 'Keeping this version', push: 'Sending it' };

function Progress({ run: { stage, message, action } }: { run: Run }) {
  if (stage === 'failed')
    return (
      <div className="summary stack" role="alert">
        <h2>Not published. Your site is as it was.</h2>
        <p>{message}</p>
        {action.kind === 'field' ? (
          <Link className="button main-button" href={addressOf(action.path)}>
            Open the field
          </Link>
        ) : (
          <ToFix>See what is to fix</ToFix>
        )}
      </div>
    );
  const names = Object.keys(STAGES);
  const at = stage === 'done' ? names.length : names.indexOf(stage);
  return (
    <div role="status">
      <progress max={names.length} value={at + 0.5} aria-label="Publishing" />
      <ol className="box lines">
        {Object.entries(STAGES).map(([name, label], nth) => (
          <li key={name}>
            <Icon name={nth < at ? 'tick' : nth === at ? 'half' : 'ring'} />
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <p>{message}</p>
    </div>
  );
}

type EarlierVersionProps = { version: Version; isPublic: boolean; goBack: () => void };

function EarlierVersion({ version: { at, text }, isPublic, goBack }: EarlierVersionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <li>
      <span>
        <b>{dayText(at)}</b>
        <small>{isPublic ? `public now · ${text}` : text}</small>
      </span>
      {!isPublic && (
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Go back<span className="hidden"> to the version of {dayText(at)}</span>
        </button>
      )}
      <dialog ref={dialog} aria-label={`Go back to the version of ${dayText(at)}?`}>
        <h2>Go back to the version of {dayText(at)}?</h2>
        <p>Patients will see it in about three minutes. Requests and appointments are not touched.</p>
        <p>What you changed since stays among the earlier versions.</p>
        <form method="dialog" className="row wrap">
          {/* The safe button has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <button type="submit" autoFocus>
            Stay with this one
          </button>
          <button type="submit" className="main-button" onClick={goBack}>
            Go back
          </button>
        </form>
      </dialog>
    </li>
  );
}
