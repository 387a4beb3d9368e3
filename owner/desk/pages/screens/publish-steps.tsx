import { useState } from 'react';
import type { PublishState, Step } from '../../api.ts';
import { request } from '../desk-store.ts';
import { addressOf } from '../fields/sections.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Link } from '../router.tsx';

const STATUS: Record<Step['status'], { icon: IconName; words: string }> = {
  done: { icon: 'tick', words: 'Done' },
  waiting: { icon: 'wait', words: 'Waiting' },
  todo: { icon: 'ring', words: 'To do' },
  cannotSee: { icon: 'eye', words: 'Cannot be seen from here' },
};

type Post = (address: string, body?: object) => Promise<void>;

type StepsProps = {
  state: PublishState;
  waiting: number;
  post: Post;
  lookAgain: () => Promise<void>;
  chooseAgain: () => void;
};

/** The steps of the chosen place, each with what the desk sees of it. */
export function Steps({
  state: { host, places, steps, repository },
  waiting,
  post,
  lookAgain,
  chooseAgain,
}: StepsProps) {
  const place = places.find(({ id }) => id === host);
  return (
    <section className="stack">
      <h2>
        {place?.title}:{' '}
        {waiting === 0 ? 'all steps are done' : `${steps.length - waiting} of ${steps.length} steps are done`}
      </h2>
      <p className="row wrap">
        <button type="button" onClick={() => void post('/api/publish/check-again')}>
          Check again
        </button>
        <button type="button" className="link" onClick={chooseAgain}>
          Another place
        </button>
      </p>
      <FilesPlace repository={repository} lookAgain={lookAgain} />
      <ol className="box lines">
        {steps.map((step, nth) => (
          <StepLine key={step.id} step={step} nth={nth + 1} post={post} />
        ))}
      </ol>
    </section>
  );
}

type FilesPlaceProps = { repository: string | null; lookAgain: () => Promise<void> };

function FilesPlace({ repository, lookAgain }: FilesPlaceProps) {
  const [address, setAddress] = useState(repository ?? '');
  const [fault, setFault] = useState<string | null>(null);

  async function connect() {
    try {
      await request('POST', '/api/publish/repository', { address });
      setFault(null);
      await lookAgain();
    } catch (error) {
      setFault(error instanceof TypeError ? 'The desk does not answer.' : (error as Error).message);
    }
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void connect();
      }}
    >
      <label htmlFor="files-place">Address of the place for your files</label>
      <p className="hint" id="files-place-hint">
        An empty, private one, which the steps below tell how to make.
      </p>
      <span className="row">
        <input
          id="files-place"
          aria-describedby={fault ? 'files-place-hint files-place-message' : 'files-place-hint'}
          aria-invalid={fault ? true : undefined}
          value={address}
          placeholder="https://github.com/your-name/your-clinic.git"
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit">Connect</button>
      </span>
      <p className="row message" id="files-place-message" role="alert">
        {fault}
      </p>
    </form>
  );
}

function StepLine({ step, nth, post }: { step: Step; nth: number; post: Post }) {
  const { icon, words } = STATUS[step.status];
  return (
    <li className={step.status}>
      <Icon name={icon} />
      <div>
        <h3>
          {nth}. {step.title}
        </h3>
        <p className="hint">
          {words}
          {step.note && `: ${step.note}`}
        </p>
        {step.status !== 'done' && (
          <>
            {/* From the guides of this repository. */}
            {/* oxlint-disable-next-line react/no-danger */}
            <div className="guide" dangerouslySetInnerHTML={{ __html: step.html }} />
            {step.copy.map((value) => (
              <p key={value} className="row">
                <code>{value}</code>
                <button type="button" onClick={() => void navigator.clipboard.writeText(value)}>
                  Copy<span className="hidden"> {value}</span>
                </button>
              </p>
            ))}
            {step.field && (
              <Link className="button" href={addressOf(step.field)}>
                Choose it
              </Link>
            )}
            {step.open && (
              <a className="button" href={step.open} target="_blank" rel="noreferrer">
                <Icon name="out" />
                Open its page
              </a>
            )}
          </>
        )}
        {step.canBeMarked && (step.status !== 'done' || step.isMarked) && (
          <label className="row tick">
            <input
              type="checkbox"
              checked={step.isMarked}
              onChange={({ target }) =>
                void post(`/api/publish/steps/${step.id}`, { isDone: target.checked })
              }
            />
            I have done this
          </label>
        )}
      </div>
    </li>
  );
}
