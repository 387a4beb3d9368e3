import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getMimeType } from 'hono/utils/mime';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { assumptionsOf } from '../new-clinic/assumptions.ts';
import type { Answers } from '../new-clinic/answer-fields.ts';
import { readGeneral } from '../new-clinic/general.ts';
import { siteLanguages } from '../new-clinic/facts.ts';
import { ownTexts } from '../new-clinic/translations.ts';
import { sentencesFor } from '../new-clinic/sentences.ts';
import { SITE_HOSTS } from '../../domain/clinic/site-hosts.ts';
import type { StepCheck } from '../hosting/hosts.ts';
import type {
  CheckResult,
  DeskState,
  DraftChanges,
  FieldText,
  HostChoice,
  PreviewState,
  RepositoryChoice,
  ReviewedText,
  StepMark,
  VersionChoice,
} from './api.ts';
import { checkForDesk } from './check.ts';
import { choicesFor, TREATMENT_PICTURES } from './choices.ts';
import { portOfHolder, takeLock } from './lock.ts';
import { DATA, DeskHeldError, LOCK, openDesk, type Desk } from './open-desk.ts';
import { createPublishing, type Publishing } from './publishing.ts';
import { buildPages, PAGES_FOLDER, SHELL } from './build-pages.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { createPreview, watchFolder, type Preview } from './preview.ts';
import { guard, readSecret } from './security.ts';

/** The folders of the files that the pages load, by their path. */
const FILE_FOLDERS = { '/assets': `${PAGES_FOLDER}/assets`, '/treatments': TREATMENT_PICTURES };

/** The file of the secret, in the desk's data. */
const SECRET = 'secret';

/** A photograph of a telephone has some 5 MB. */
const MAX_BODY_BYTES = 50_000_000;

/**
 * Starts the desk: its pages and what they ask for (api.ts), on loopback.
 *
 * @param folder - of the site
 * @param ports - free ones on loopback
 * @returns the address to open, with the secret
 */
export async function startDesk(
  folder: string,
  { port, previewPort }: { port: number; previewPort: number },
): Promise<string> {
  const desk = openDesk(folder);
  takeLock(join(desk.data, LOCK), port);
  const secret = readSecret(join(desk.data, SECRET));
  const preview = createPreview(join(desk.data, 'preview'), previewPort);
  await buildPages();
  const publishing = createPublishing({ folder, data: desk.data });
  const app = createApp({ desk, preview, publishing }, { port, secret });
  return new Promise((done, failed) => {
    serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => done(urlOf(port, secret))).once(
      'error',
      failed,
    );
  });
}

/**
 * Finds the desk of a site that a program of this computer has open.
 *
 * @returns its address, with the secret; undefined if none answers
 */
export async function runningDesk(folder: string): Promise<string | undefined> {
  const data = join(folder, DATA);
  const port = portOfHolder(join(data, LOCK));
  if (port === undefined) return undefined;
  const url = urlOf(port, readSecret(join(data, SECRET)));
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
  return answer?.status === 303 ? url : undefined;
}

const urlOf = (port: number, secret: string) => `http://127.0.0.1:${port}/?secret=${secret}`;

/** The pages with a list of the clinic's own that is not empty. */
function pagesOf({ doctors, services, ownServices }: Answers): string[] {
  const lists = { '/doctors': doctors, '/services': [...services, ...ownServices] };
  return Object.entries(lists).flatMap(([page, list]) => (list.length > 0 ? [page] : []));
}

function ownTextsOf(answers: Answers): Record<string, string[]> {
  const codes = siteLanguages(answers).filter((code) => code !== 'en');
  return Object.fromEntries(codes.map((code) => [code, ownTexts(readGeneral(), code, answers)]));
}

/** The desk's pages and requests. */
export function createApp(
  { desk, preview, publishing }: { desk: Desk; preview: Preview; publishing: Publishing },
  access: { port: number; secret: string },
): Hono {
  const app = new Hono();
  app.use(guard(access));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.onError((error, c) => {
    const [status, message] = failureOf(error);
    if (status === 500) console.error(error);
    return c.json({ error: message }, status);
  });

  let [isShown, isWatching] = [false, false];
  /** Shows the clinic in the preview, also after changes in the editor. */
  function show(): void {
    isShown = true;
    const isWritten = desk.savedAt() !== null;
    preview.show(isWritten ? desk.folder : desk.filesWithGaps());
    if (!isWritten || isWatching) return;
    isWatching = true;
    watchFolder(desk.folder, () => {
      try {
        if (desk.readAgain()) preview.show(desk.folder);
      } catch (error) {
        // For example, another program is still writing the file.
        console.error(error);
      }
    });
  }

  const previewState = (): PreviewState => ({ previewUrl: preview.url(), previewStarts: preview.starts() });

  function state(): DeskState {
    const { version, draft, messages, missing } = desk.typed();
    const answers = desk.shown();
    const isTyped = ({ path }: FieldText) => {
      const [field = ''] = path.split('.');
      return !(field in PLACEHOLDERS) || field in draft;
    };
    return {
      version,
      name: typeof draft.name === 'string' ? draft.name : '',
      draft,
      messages,
      missing,
      pages: answers ? pagesOf(answers) : [],
      savedAt: desk.savedAt(),
      isPublished: publishing.isPublished(),
      ...previewState(),
      choices: choicesFor(answers),
      sentences: answers ? sentencesFor(readGeneral(), answers).filter(isTyped) : [],
      ownTexts: answers ? ownTextsOf(answers) : {},
      assumptions: answers ? assumptionsOf(readGeneral(), answers).filter(isTyped) : [],
    };
  }

  /** Answers a change with the new state, and shows it. */
  const changed = (c: Context) => {
    show();
    return c.json(state());
  };

  app.get('/api/state', (c) => {
    desk.typed();
    if (!isShown) show();
    return c.json(state());
  });
  app.get('/api/preview', (c) => {
    desk.typed();
    if (!isShown) show();
    return c.json(previewState());
  });
  app.put('/api/draft', async (c) => {
    desk.change(await c.req.json<DraftChanges>());
    return changed(c);
  });
  app.post('/api/photos', async (c) => {
    await desk.addPhoto(c.req.query('path') ?? '', new Uint8Array(await c.req.arrayBuffer()));
    return changed(c);
  });
  app.get('/api/check', async (c) => {
    desk.typed();
    if (desk.savedAt() === null) return c.json({ groups: [] } satisfies CheckResult);
    const live = publishing.liveOrigin();
    return c.json(await checkForDesk({ folder: desk.folder, live, editor: preview.url() }));
  });
  app.post('/api/check/reviewed', async (c) => {
    const { file, key } = await c.req.json<ReviewedText>();
    desk.markAsRead(file, key);
    return c.body(null, 204);
  });
  app.get('/api/publish', async (c) => c.json(await publishing.state()));
  app.post('/api/publish/host', async (c) => {
    const { host } = await c.req.json<HostChoice>();
    if (!SITE_HOSTS.includes(host)) throw new ConfigurationError('There is no such place.');
    await publishing.choosePlace(host);
    return c.json(await publishing.state());
  });
  app.post('/api/publish/repository', async (c) => {
    await publishing.connect((await c.req.json<RepositoryChoice>()).address);
    return c.json(await publishing.state());
  });
  app.post('/api/publish/steps/:id', async (c) => {
    await publishing.mark(c.req.param('id') as StepCheck, (await c.req.json<StepMark>()).isDone);
    return c.json(await publishing.state());
  });
  app.post('/api/publish/check-again', async (c) => {
    await publishing.look();
    return c.json(await publishing.state());
  });
  app.post('/api/publish/restore', async (c) => {
    publishing.restore((await c.req.json<VersionChoice>()).id);
    return c.json(await publishing.state());
  });
  app.post('/api/publish', async (c) => {
    await publishing.start();
    return c.json(await publishing.state());
  });
  app.all('/api/*', (c) => c.json({ error: 'There is nothing here.' }, 404));
  for (const [path, files] of Object.entries(FILE_FOLDERS))
    app.get(`${path}/:name{[\\w.-]+}`, async (c) => {
      const name = c.req.param('name');
      const content = await readFile(join(files, name)).catch(() => null);
      if (!content) return c.notFound();
      const type = getMimeType(name) ?? 'application/octet-stream';
      return c.body(new Uint8Array(content), 200, { 'Content-Type': type });
    });
  app.get('*', (c) => c.html(SHELL));
  return app;
}

function failureOf(error: unknown): [status: 409 | 422 | 500 | 507, message: string] {
  if (error instanceof DeskHeldError) return [409, error.message];
  if (error instanceof ConfigurationError || error instanceof SyntaxError) return [422, error.message];
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? ''))
    return [507, "This computer's disk is full. Make room, then try again. Your site's files are whole."];
  return [500, 'The desk could not do this. The terminal that it runs in says why.'];
}
