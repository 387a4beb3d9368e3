import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RELAY_IDS, EDITOR_SIGN_IN_PATH, EMAIL_SEND_PATH, idIn } from '../domain/booking/form-protocols.ts';
import { handleActPost, showActError, rejectAct, handleActGet } from './appointment/act-handlers.ts';
import { handleFullSlots } from './appointment/full-slots.ts';
import { hasAutomaticEmails } from './appointment/automatic-emails.ts';
import { beginEditorSignIn, endEditorSignIn } from './protocols/editor-sign-in.ts';
import { handleEmailSend, rejectEmailSend } from './protocols/email-send.ts';
import { handleForm, rejectForm } from './protocols/form-submission.ts';
import { readerOf } from './appointment/link-encryption.ts';
import type { RelayContext, RelayEnv, RelayOptions } from './relay-types.ts';
import { isInOtherCharset, type Refusal } from './refusal.ts';
import { APPOINTMENT_PATH, EDITOR_SIGNED_IN_PATH, FULL_SLOTS_PATH } from '../domain/web/relay-paths.ts';
import { isFromAnotherSite, isNotFromOwnPage } from './protocols/request-origin.ts';
import { monotonicMs } from './monotonic-clock.ts';
import { securityHeaders, strictTransportSecurity } from '../domain/web/security-headers.ts';
import { localizedClinics, type LocalizedClinic } from './localized-clinic.ts';

/** Requests are refused beyond this; the longest honest one is well below. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** How often `/health` tries whether appointments can be kept again. */
const RETRY_MS = 5_000;

const FORM_PATH = '/f/:id';
/** With all that may have become of an address on its way, a slash in it too. */
const ACT_PATH = `${APPOINTMENT_PATH}:token{.*}`;

type Answer = Response | Promise<Response>;

/** A path that takes what somebody has typed or pressed, and how it refuses. */
type PostRoute = {
  event: 'email-send' | 'form' | 'appointment';
  /** whether the request is nobody's own; one from another site's page, if it is not said */
  isCrossSite?(request: Request, siteUrl: string): boolean;
  refuse(c: RelayContext, why: Refusal, waitMs?: number): Answer;
  answer(c: RelayContext): Answer;
};

const POST_ROUTES: Record<string, PostRoute> = {
  [EMAIL_SEND_PATH]: { event: 'email-send', refuse: rejectEmailSend, answer: handleEmailSend },
  [FORM_PATH]: { event: 'form', refuse: rejectForm, answer: handleForm },
  [ACT_PATH]: {
    event: 'appointment',
    isCrossSite: isNotFromOwnPage,
    refuse: rejectAct,
    answer: handleActPost,
  },
};

/**
 * The relay: takes what the site's forms send, in the wire protocols of EmailJS and Formspree, and delivers
 * it as e-mail, whose links act on an appointment. It answers success only after the mail server has accepted
 * the message, and stores nothing but, for half an hour, the fingerprints of what it delivered, and until its
 * visit an appointment's latest step, with its time where the clinic says how many visits it takes at the
 * same time.
 *
 * @returns a Hono application; a host calls its `fetch(request, { clientAddress })`
 */
export function createRelay(options: RelayOptions): Hono<RelayEnv> {
  const now = options.now ?? (() => new Date());
  const app = new Hono<RelayEnv>();

  addRelay(app, options, now);
  app.use(secureAnswers(({ req }) => new URL(req.url).protocol === 'https:'));
  addHealth(app, options, now);
  addFullSlots(app, options);
  logRequests(app, options, now);
  addEditorSignIn(app, options);
  app.get(ACT_PATH, handleActGet);
  for (const [path, entrance] of Object.entries(POST_ROUTES)) addPostRoute(app, path, entrance);

  refuseMethod(app, ['PUT', 'PATCH', 'DELETE', 'OPTIONS'], [ACT_PATH], 'GET, HEAD, POST');
  refuseMethod(app, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [EMAIL_SEND_PATH, FORM_PATH], 'POST');
  app.notFound((c) => c.text('Not Found', 404));
  app.onError((error, c) => {
    // The message might quote what a visitor wrote; the name and the frames can't.
    const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    const code = `${error.name} ${frames.slice(0, 3).join(' ').trim()}`;
    c.set('note', { event: 'unexpected-error', outcome: 'failed', code });
    if (c.req.path.startsWith(APPOINTMENT_PATH)) return showActError(c);
    return c.text('Internal Server Error', 500);
  });
  return app;
}

/**
 * What the parts need: in no language, for who has filled a form in its, for who has followed a link in
 * theirs.
 */
function addRelay(app: Hono<RelayEnv>, options: RelayOptions, now: () => Date): void {
  const relay = { ...options, ...localizedClinics(options.clinic, options.fromAddress, options.languages) };
  const { defaultClinic, languages, clinicForLanguage } = relay;

  const addFor = (path: string, clinicFor: (c: RelayContext) => LocalizedClinic) =>
    app.use(path, (c, next) => {
      c.set('relay', { ...relay, clinic: clinicFor(c), now: now() });
      return next();
    });
  addFor('*', () => defaultClinic);
  addFor(FORM_PATH, (c) => {
    const id = c.req.param('id');
    return clinicForLanguage(languages.find((code) => idIn(code, RELAY_IDS.formId) === id));
  });
  addFor(ACT_PATH, (c) => {
    const reader = readerOf(c.req.path.slice(APPOINTMENT_PATH.length));
    return reader?.role === 'patient' ? clinicForLanguage(reader.language) : defaultClinic;
  });
}

/**
 * Creates a middleware that gives every answer the security headers, unless it has its own.
 *
 * @param isOverTls - whether the visitor's connection is encrypted, so that browsers may be told to stay with
 *   that
 */
export function secureAnswers(isOverTls: (c: Context) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = { ...securityHeaders, ...(isOverTls(c) && strictTransportSecurity) };
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}

function addHealth(
  app: Hono<RelayEnv>,
  { checkMail, appointments, clinic }: RelayOptions,
  now: () => Date,
): void {
  let retried = -Infinity;

  async function recordsFault() {
    const records = appointments?.records;
    // Anybody can ask as often as they like.
    if (records?.unavailable && monotonicMs() - retried >= RETRY_MS) {
      retried = monotonicMs();
      await records.retry?.();
    }
    return records?.unavailable;
  }

  app.get('/health', async (c) => {
    const mail = (await checkMail()) ? 'ok' : 'failing';
    const fault = await recordsFault();
    const status = mail === 'ok' && !fault ? 'ok' : 'failing';
    // Something that can't be mended any more, or that the site can do without.
    const isWithoutKey =
      !fault &&
      hasAutomaticEmails(clinic) &&
      (!appointments || (await appointments.records.hasMissingKey(now().getTime()).catch(() => false)));
    const faults = { ...(fault && { appointments: fault }), ...(isWithoutKey && { reminders: 'no-key' }) };
    return c.json({ status, mail, ...faults }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/**
 * Where the clinic says how many visits it takes at the same time. Nobody does anything here: there is
 * nothing to log.
 */
function addFullSlots(app: Hono<RelayEnv>, { clinic, appointments }: RelayOptions): void {
  if (clinic.booking.chairs && appointments) app.get(FULL_SLOTS_PATH, handleFullSlots);
}

function logRequests(app: Hono<RelayEnv>, { log }: RelayOptions, now: () => Date): void {
  app.use('*', async (c, next) => {
    const arrived = now().getTime();
    c.set('requestId', crypto.randomUUID());
    await next();
    const requestId = c.get('requestId');
    c.header('Cache-Control', 'no-store');
    c.header('X-Request-Id', requestId);
    const note = c.get('note');
    if (!note) return;
    const answered = now();
    const ms = answered.getTime() - arrived;
    log({ time: answered.toISOString(), requestId, status: c.res.status, ms, ...note });
  });
}

function addEditorSignIn(app: Hono<RelayEnv>, { editorSignIn, limits }: RelayOptions): void {
  if (!editorSignIn) return;
  app.on('GET', [EDITOR_SIGN_IN_PATH, EDITOR_SIGNED_IN_PATH], async (c, next) => {
    const waitMs = await limits.form.take(c.env.clientAddress);
    if (waitMs === 0) return next();
    return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  });
  app.get(EDITOR_SIGN_IN_PATH, beginEditorSignIn);
  app.get(EDITOR_SIGNED_IN_PATH, endEditorSignIn);
}

function addPostRoute(app: Hono<RelayEnv>, path: string, entrance: PostRoute): void {
  const { event, isCrossSite = isFromAnotherSite, refuse, answer } = entrance;
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (c) => refuse(c, 'tooLarge') });
  app.post(
    path,
    async (c, next) => {
      c.set('note', { event, outcome: 'refused' });
      const { defaultClinic, limits } = c.var.relay;
      if (isCrossSite(c.req.raw, defaultClinic.siteUrl)) return refuse(c, 'crossSite');
      if (isInOtherCharset(c.req.header('Content-Type') ?? null)) return refuse(c, 'charset');
      const limiter = event === 'email-send' ? limits.emailSend : limits.form;
      const waitMs = await limiter.take(c.env.clientAddress);
      return waitMs > 0 ? refuse(c, 'tooMany', waitMs) : next();
    },
    // A body that breaks off is left to the handler, which can't read it either.
    (c, next) => limit(c, next).catch(() => next()),
    (c) => answer(c),
  );
}

function refuseMethod(app: Hono<RelayEnv>, methods: string[], paths: string[], allowed: string): void {
  app.on(methods, paths, (c) => c.text('Method Not Allowed', 405, { Allow: allowed }));
}
