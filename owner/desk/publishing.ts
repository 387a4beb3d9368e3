import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';
import { OWN_FOLDER } from '../../compile/clinic-folder.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { readSteps } from '../hosting/guide-steps.ts';
import { HOSTS, type StepCheck } from '../hosting/hosts.ts';
import { saveHost, writeHostFiles } from '../hosting/set-up-host.ts';
import { connectRepository, gitIn, ownAddress, repositoryToConnect } from '../own-repository.ts';
import { sendTestBooking } from '../preflight/test-booking.ts';
import { publish, publishVersion, type PublishStage } from '../publish.ts';
import { removePhotoMetadata } from '../remove-photo-metadata.ts';
import type { CheckAction, PublishState, Run, Step } from './api.ts';
import { findingOf, findingsToFix } from './check.ts';
import { changesSincePublication, publishedBranch, publishedVersions } from './git-versions.ts';
import { ADDRESS_CHECKS, isNotChosen, lookAt, NETWORK, type Outside, type Seen } from './step-checks.ts';
import { writeWhole } from './whole-files.ts';

/** Between two looks at the steps, unless the owner asks. */
const LOOK_AGAIN_MS = 60_000;

/** Steps on this computer, so the owner's word is not needed. */
const SEEN_HERE: readonly StepCheck[] = ['repository', 'publish'];

/** When the owner said of each step that it is done, as ISO times. */
type Marks = Partial<Record<StepCheck, string>>;

const STAGES: Record<PublishStage, string> = {
  build: 'Making your site, and checking every page …',
  commit: 'Keeping this version …',
  push: 'Sending it to the place where your site is …',
};

type PublishingOptions = {
  /** of the site */
  folder: string;
  /** where the marks are kept */
  data: string;
  /** command that builds the site */
  build?: string;
  outside?: Outside;
};

export type Publishing = ReturnType<typeof createPublishing>;

/** Publishes the clinic of the desk: where, by which steps, what has changed, and earlier versions. */
export function createPublishing(options: PublishingOptions) {
  const { folder, data, build = 'npm run --silent build', outside = NETWORK } = options;
  const marksPath = join(data, 'publish.json');
  /** made for this owner to copy; the desk does not keep it */
  const newKey = randomBytes(33).toString('base64');
  let seen = new Map<StepCheck, Seen>();
  let lookedAt = 0;
  let run: Run | null = null;

  /** @throws {ConfigurationError} if it is not written yet, or has mistakes */
  function clinic() {
    const path = join(folder, OWN_FOLDER, 'clinic.yaml');
    if (!existsSync(path))
      throw new ConfigurationError('First fill in “Your clinic”: what is missing is marked there.');
    return checkFile(readYamlFile(path), ClinicSchema);
  }
  const readMarks = (): Marks =>
    existsSync(marksPath) ? (JSON.parse(readFileSync(marksPath, 'utf8')) as Marks) : {};
  const setMark = (check: StepCheck, at: string | undefined) =>
    writeWhole(marksPath, JSON.stringify({ ...readMarks(), [check]: at }));
  const isRunning = () => run !== null && !['done', 'failed'].includes(run.stage);

  async function look(): Promise<void> {
    const { host, siteUrl } = clinic();
    if (!host) return;
    const site = { folder, domain: new URL(siteUrl).hostname, env: process.env };
    const found = HOSTS[host].steps.map(
      async (check) => [check, await lookAt(check, site, outside)] as const,
    );
    seen = new Map(await Promise.all(found));
    lookedAt = Date.now();
  }

  function stepsOf(host: SiteHost, domain: string): Step[] {
    const marks = readMarks();
    const isChosen = !isNotChosen(domain);
    return readSteps(host, isChosen ? domain : null).map(({ check, title, html, copy, open }) => ({
      id: check,
      title,
      html,
      copy: check === 'said-key' ? [...copy, newKey] : copy,
      open,
      field: check === 'address' && !isChosen ? 'siteUrl' : null,
      ...statusOf(seen.get(check), needsWord(check, isChosen) ? marks[check] : undefined),
      canBeMarked: needsWord(check, isChosen),
    }));
  }

  async function state(): Promise<PublishState> {
    if (!isRunning() && Date.now() - lookedAt > LOOK_AGAIN_MS) await look();
    const { host, siteUrl } = clinic();
    const versions = publishedVersions(folder);
    return {
      host: host ?? null,
      repository: ownAddress(folder),
      places: Object.entries(HOSTS)
        // nginx needs a system administrator, so it is offered only to owners who have already chosen it.
        .filter(([id]) => id !== 'nginx' || host === 'nginx')
        .map(([id, { title, maintainer, cost, data, effort }], at) => ({
          id: id as SiteHost,
          title,
          isRecommended: at === 0,
          maintainer,
          cost,
          data,
          effort,
        })),
      steps: host ? stepsOf(host, new URL(siteUrl).hostname) : [],
      changes: changesSincePublication(folder),
      versions,
      publishedAt: versions[0]?.at ?? null,
      siteUrl,
      run,
    };
  }

  /** Begins something that goes on after the answer; how it ends is in the state. */
  function begin(action: () => Promise<string>): void {
    if (isRunning()) throw new ConfigurationError('Your site is being published already.');
    run = { stage: 'build', message: STAGES.build, action: { kind: 'none' } };
    action().then(
      (message) => {
        run = { stage: 'done', message, action: { kind: 'none' } };
        lookedAt = 0;
      },
      (error: Error) => {
        if (!(error instanceof ConfigurationError)) console.error(error);
        const { action: mend = { kind: 'none' } } = error as Partial<NotPublished>;
        run = { stage: 'failed', message: error.message, action: mend };
      },
    );
  }

  const onStage = (stage: PublishStage) => {
    run = { stage, message: STAGES[stage], action: { kind: 'none' } };
  };

  async function publishNow(): Promise<string> {
    const { host, languages } = clinic();
    const toFix = await findingsToFix(join(folder, OWN_FOLDER));
    if (toFix.length > 0) throw new NotPublished(toFix, join(folder, OWN_FOLDER));
    await removePhotoMetadata(join(folder, OWN_FOLDER));
    await publish(folder, build, {
      repository: repositoryToConnect(folder),
      hostFiles: writeHostFiles(folder, host!, languages),
      onStage,
    });
    return 'Published. Patients see it in some minutes.';
  }

  return {
    state,
    isPublished: () => publishedBranch(folder) !== '',
    /** Where the published site is; null before the first publication, and without a chosen address. */
    liveOrigin: () => {
      const { origin, hostname } = new URL(clinic().siteUrl);
      return publishedBranch(folder) && !isNotChosen(hostname) ? origin : null;
    },
    /** Looks at all steps now. */
    look,
    choosePlace(host: SiteHost): Promise<void> {
      clinic();
      saveHost(folder, host);
      return look();
    },
    /** @throws {ConfigurationError} if it cannot be the address of a repository */
    connect(address: string): Promise<void> {
      const earlier = repositoryToConnect(folder);
      // Until something is published, the owner can change the address.
      if (earlier && earlier !== address) gitIn(folder).git('remote', 'set-url', 'origin', address);
      connectRepository(folder, address);
      return look();
    },
    /** Takes the owner's word for a step; of the test booking, makes it. */
    async mark(check: StepCheck, isDone: boolean): Promise<void> {
      if (check === 'testBooking' && isDone) {
        const { siteUrl } = clinic();
        const { origin } = new URL(siteUrl);
        const [finding] = await sendTestBooking({
          clinic: clinic(),
          services: mailServicesFrom(process.env),
          origin,
          env: process.env,
        });
        if (finding?.kind !== 'bookingTaken')
          throw new ConfigurationError('The test booking did not arrive. Take the steps before it first.');
      }
      setMark(check, isDone ? new Date().toISOString() : undefined);
    },
    /**
     * Starts publishing.
     *
     * @throws {ConfigurationError} with the steps that are to be taken first
     */
    async start(): Promise<void> {
      await look();
      const { host, siteUrl } = clinic();
      if (!host) throw new ConfigurationError('Choose where your site will be first.');
      const steps = stepsOf(host, new URL(siteUrl).hostname);
      const before = steps.slice(
        0,
        steps.findIndex(({ id }) => id === 'publish'),
      );
      const open = before.filter(({ status }) => status === 'todo' || status === 'cannotSee');
      if (open.length > 0)
        throw new ConfigurationError(`Take these steps first: ${open.map(({ title }) => title).join('; ')}.`);
      begin(publishNow);
    },
    /** Begins to publish an earlier version again. */
    restore(id: string): void {
      if (!publishedVersions(folder).some((version) => version.id === id))
        throw new ConfigurationError('There is no such version.');
      begin(async () => {
        onStage('push');
        await publishVersion(folder, id);
        return 'The earlier version is published again. What you changed since is kept on this computer.';
      });
    },
  };
}

/** Whether the owner can say that a step is done: not what is seen here, nor of an address not chosen yet. */
const needsWord = (check: StepCheck, isChosen: boolean) =>
  !SEEN_HERE.includes(check) && (isChosen || !ADDRESS_CHECKS.includes(check));

const STATUS = { done: 'done', waiting: 'waiting', open: 'todo', unseen: 'cannotSee' } as const;

function statusOf(
  seen: Seen | undefined,
  markedAt: string | undefined,
): Pick<Step, 'status' | 'note' | 'isMarked'> {
  const { is, note } = seen ?? { is: 'unseen', note: '' };
  if (is === 'done' || !markedAt) return { status: STATUS[is], note, isMarked: false };
  const time = new Date(markedAt).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  return { status: 'done', note: `You said so, ${time}. ${note}`.trim(), isMarked: true };
}

/** What must not be public: one finding with what to do about it, or the number of several. */
class NotPublished extends ConfigurationError {
  action: CheckAction = { kind: 'none' };
  constructor(toFix: Parameters<typeof findingOf>[0][], clinic: string) {
    const [finding] = findingOf(toFix[0]!, 0, clinic, null);
    const isOne = toFix.length === 1;
    super(isOne ? finding!.text : `${toFix.length} things are to fix first.`);
    if (isOne) this.action = finding!.action;
  }
}
