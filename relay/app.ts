import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  RELAY_IDS,
  EMAIL_SEND_FORM_PATH,
  EMAIL_SEND_PATH,
  idForLanguage,
} from '../domain/web/form-protocols.ts';
import { handleActGet, handleActPost } from './appointment/act-handlers.ts';
import { handleEarlierGet, handleEarlierPost } from './appointment/earlier-pages.ts';
import { handleTimesTakenGet, handleTimesTakenPost } from './appointment/times-taken.ts';
import { handleFullSlots } from './appointment/full-slots.ts';
import { hasAutomaticEmails } from './appointment/automatic-emails.ts';
import { beginEditorSignIn, endEditorSignIn } from './protocols/editor-sign-in.ts';
import { handleEmailSend, handleEmailSendForm, rejectEmailSend } from './protocols/email-send.ts';
import { handleForm, refuseLargePhotos, rejectForm } from './protocols/form-submission.ts';
import { acceptsPhotos } from '../domain/forms/photos.ts';
import { isUpload, MOST_UPLOADS, UPLOAD_BYTES } from './photos/uploads.ts';
import { handlePatientPage } from './appointment/patient-page.ts';
import { countActRequest, countEarlierRequest, countTimesTakenRequest } from './appointment/link-limits.ts';
import { readerOf } from './appointment/link-encryption.ts';
import { brokenLinkPage } from './appointment/link-state.ts';
import { refuseAct, showActError } from './pages/refused-act.ts';
import type { AppointmentContext, RelayContext, RelayEnv, RelayOptions } from './relay-types.ts';
import { isFromAnotherSite, isInOtherCharset, isNotFromOwnPage, type Refusal } from './refusal.ts';
import {
  APPOINTMENT_PATH,
  EARLIER_PATH,
  EDITOR_SIGN_IN_PATH,
  EDITOR_SIGNED_IN_PATH,
  FULL_SLOTS_PATH,
  PATIENT_PAGE_PATH,
  TIMES_TAKEN_PATH,
} from '../domain/web/relay-paths.ts';
import { createRequestLog, type RequestLog } from './log.ts';
import { monotonicMs } from './monotonic-clock.ts';
import { securityHeaders, strictTransportSecurity } from '../domain/web/security-headers.ts';
import { localizedClinics, type LocalizedClinic } from './localized-clinic.ts';
import { clinicFor } from './without-email.ts';

/** Maximum size of a request's body. The longest real request is far below. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** The same for the times taken: every slot of two weeks can be ticked. */
const TIMES_TAKEN_LIMIT_BYTES = 256 * 1024;

/** When to try again if as many pictures arrive at once as this process reads. */
const BUSY_MS = 10_000;

/** How often `/health` retries the store of appointments. */
const RETRY_MS = 5_000;

const FORM_PATH = '/f/:id';
/** Matches slashes too, because mail programs may alter links. */
const TIMES_TAKEN = `${TIMES_TAKEN_PATH}:token{.*}`;
const EARLIER = `${EARLIER_PATH}:token{.*}`;
const ACT_PATH = `${APPOINTMENT_PATH}:token{.*}`;
const PATIENT_PATH = `${PATIENT_PAGE_PATH}:token{.*}`;

type Answer = Response | Promise<Response>;

/** A path that receives forms, and how it rejects them. */
type PostRoute = {
  event: 'email-send' | 'form' | 'appointment' | 'times-taken' | 'earlier-time';
  /** whether to reject the request as another site's; `isFromAnotherSite` by default */
  isCrossSite?(request: Request, siteUrl: string): boolean;
  refuse(c: RelayContext, why: Refusal, waitMs?: number): Answer;
  answer(c: RelayContext): Answer;
  /** counts the request; returns what `Limiter.take` returns */
  count(c: RelayContext): Promise<number>;
  /** maximum size of the body; `BODY_LIMIT_BYTES` by default */
  maxBytes?: number;
  /** refuses a request whose pictures are too large; without it, no pictures may come */
  refusePhotos?(c: RelayContext): Answer;
};

const POST_ROUTES: Record<string, PostRoute> = {
  [EMAIL_SEND_PATH]: {
    event: 'email-send',
    refuse: rejectEmailSend,
    answer: handleEmailSend,
    count: (c) => c.var.relay.limits.emailSend.take(c.env.clientAddress),
  },
  [FORM_PATH]: {
    event: 'form',
    refuse: rejectForm,
    answer: handleForm,
    count: (c) => c.var.relay.limits.form.take(c.env.clientAddress),
    refusePhotos: refuseLargePhotos,
  },
  [ACT_PATH]: {
    event: 'appointment',
    isCrossSite: isNotFromOwnPage,
    refuse: refuseAct,
    answer: withAppointments(handleActPost),
    count: countActRequest,
  },
};

/**
 * Creates the relay. It receives the site's forms in the protocols of EmailJS and Formspree, and delivers
 * them as e-mail, with links that act on an appointment. It answers success only after the mail server has
 * accepted the message. It stores only fingerprints of deliveries (for half an hour) and each appointment's
 * latest act (until the visit), with what the clinic's features need (docs/product.md).
 *
 * @param requestLog - the log of requests; a host that ends calls its `writeCounts`
 * @returns a Hono application; a host calls its `fetch(request, { clientAddress })`
 */
export function createRelay(
  given: RelayOptions,
  requestLog: RequestLog = createRequestLog(given.log),
): Hono<RelayEnv> {
  const options = given.appointments ? given : withoutPhotos(given);
  const now = options.now ?? (() => new Date());
  const app = new Hono<RelayEnv>();

  addRelay(app, options, now);
  app.use(secureAnswers(({ req }) => new URL(req.url).protocol === 'https:'));
  addHealth(app, options, now);
  addFullSlots(app, options);
  logRequests(app, requestLog, now);
  addEditorSignIn(app, options);
  addTimesTaken(app, options);
  addPhotos(app, options);
  addEarlier(app, options);
  app.get(ACT_PATH, limitPages('appointment', countActRequest), withAppointments(handleActGet));
  app.get(PATIENT_PATH, withAppointments(handlePatientPage));
  for (const [path, entrance] of Object.entries(POST_ROUTES)) addPostRoute(app, path, entrance);

  refuseMethod(app, ['PUT', 'PATCH', 'DELETE', 'OPTIONS'], [ACT_PATH], 'GET, HEAD, POST');
  refuseMethod(app, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [PATIENT_PATH], 'GET, HEAD');
  refuseMethod(app, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [EMAIL_SEND_PATH, FORM_PATH], 'POST');
  app.notFound((c) => c.text('Not Found', 404));
  app.onError((error, c) => {
    // Log the name and the frames only: the message may quote what a visitor wrote.
    const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    const code = `${error.name} ${frames.slice(0, 3).join(' ').trim()}`;
    c.set('note', { event: 'unexpected-error', outcome: 'failed', code });
    const isPage = [APPOINTMENT_PATH, PATIENT_PAGE_PATH].some((path) => c.req.path.startsWith(path));
    if (isPage) return showActError(c);
    return c.text('Internal Server Error', 500);
  });
  return app;
}

/**
 * Sets `c.var.relay`: in the clinic's language by default, the form's for forms, the reader's for links.
 */
function addRelay(app: Hono<RelayEnv>, options: RelayOptions, now: () => Date): void {
  const relay = { ...options, ...localizedClinics(options.clinic, options.fromAddress, options.languages) };
  const { defaultClinic, languages } = relay;

  const addFor = (path: string, clinicOf: (c: RelayContext) => LocalizedClinic) =>
    app.use(path, (c, next) => {
      c.set('relay', { ...relay, clinic: clinicOf(c), now: now() });
      return next();
    });
  addFor('*', () => defaultClinic);
  addFor(FORM_PATH, (c) => {
    const id = c.req.param('id');
    return defaultClinic.inLanguage(languages.find((code) => idForLanguage(code, RELAY_IDS.formId) === id));
  });
  addFor(ACT_PATH, (c) => {
    const reader = readerOf(c.req.path.slice(APPOINTMENT_PATH.length));
    return reader?.role === 'patient' ? defaultClinic.inLanguage(reader.language) : defaultClinic;
  });
  addFor(PATIENT_PATH, () => clinicFor({ email: '' }, 'patient', defaultClinic));
}

/**
 * Creates a middleware that adds the security headers that an answer does not set itself.
 *
 * @param isOverTls - whether the visitor's connection is encrypted; adds Strict-Transport-Security
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
    // Limited, because anybody can request /health at any rate.
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
    // Not a failing status: the e-mail is lost already, or the site works without it.
    const isWithoutKey =
      !fault &&
      hasAutomaticEmails(clinic) &&
      (!appointments || (await appointments.records.hasMissingKey(now().getTime()).catch(() => false)));
    const faults = { ...(fault && { appointments: fault }), ...(isWithoutKey && { reminders: 'no-key' }) };
    return c.json({ status, mail, ...faults }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/**
 * Adds the endpoint of full slots, if the clinic has `booking.chairs`. It is added before logging, because
 * reading slots is not logged.
 */
function addFullSlots(app: Hono<RelayEnv>, { clinic, appointments }: RelayOptions): void {
  if (clinic.booking.chairs && appointments) {
    app.get(FULL_SLOTS_PATH, withAppointments(handleFullSlots));
  }
}

/** Adds the page of the times taken, if the clinic has `booking.dayList` and `booking.chairs`. */
function addTimesTaken(app: Hono<RelayEnv>, { clinic, appointments }: RelayOptions): void {
  if (!clinic.booking.dayList || !clinic.booking.chairs || !appointments) return;
  app.get(
    TIMES_TAKEN,
    limitPages('times-taken', countTimesTakenRequest),
    withAppointments(handleTimesTakenGet),
  );
  addPostRoute(app, TIMES_TAKEN, {
    event: 'times-taken',
    isCrossSite: isNotFromOwnPage,
    refuse: refuseAct,
    answer: withAppointments(handleTimesTakenPost),
    count: countTimesTakenRequest,
    maxBytes: TIMES_TAKEN_LIMIT_BYTES,
  });
}

/** A relay without keys takes no pictures, like that of a clinic without `booking.photos`. */
function withoutPhotos({ clinic, ...options }: RelayOptions): RelayOptions {
  return { ...options, clinic: { ...clinic, booking: { ...clinic.booking, photos: false } } };
}

/** Adds the path of requests with pictures, if the clinic has `booking.photos`. */
function addPhotos(app: Hono<RelayEnv>, { clinic }: RelayOptions): void {
  if (!acceptsPhotos(clinic)) return;
  addPostRoute(app, EMAIL_SEND_FORM_PATH, {
    ...POST_ROUTES[EMAIL_SEND_PATH]!,
    answer: handleEmailSendForm,
    refusePhotos: (c) => rejectEmailSend(c, 'tooLarge'),
  });
  refuseMethod(app, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [EMAIL_SEND_FORM_PATH], 'POST');
}

/** Adds the pages about earlier times, if the clinic has `booking.earlier`. */
function addEarlier(app: Hono<RelayEnv>, { clinic, appointments }: RelayOptions): void {
  if (!clinic.booking.earlier || !appointments) return;
  app.get(EARLIER, limitPages('earlier-time', countEarlierRequest), withAppointments(handleEarlierGet));
  addPostRoute(app, EARLIER, {
    event: 'earlier-time',
    isCrossSite: isNotFromOwnPage,
    refuse: refuseAct,
    answer: withAppointments(handleEarlierPost),
    count: countEarlierRequest,
  });
}

function logRequests(app: Hono<RelayEnv>, requestLog: RequestLog, now: () => Date): void {
  app.use('*', async (c, next) => {
    const arrived = now().getTime();
    c.set('requestId', crypto.randomUUID());
    await next();
    const requestId = c.get('requestId');
    c.header('Cache-Control', 'no-store');
    c.header('X-Request-Id', requestId);
    const note = c.get('note');
    const answered = now();
    if (!note) return requestLog.writeCounts(answered.getTime());
    const ms = answered.getTime() - arrived;
    requestLog.write({ time: answered.toISOString(), requestId, status: c.res.status, ms, ...note });
  });
}

function addEditorSignIn(app: Hono<RelayEnv>, { editorSignIn, limits }: RelayOptions): void {
  if (!editorSignIn) return;
  app.on('GET', [EDITOR_SIGN_IN_PATH, EDITOR_SIGNED_IN_PATH], async (c, next) => {
    const waitMs = await limits.editorSignIn.take(c.env.clientAddress);
    if (waitMs === 0) return next();
    return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  });
  app.get(EDITOR_SIGN_IN_PATH, beginEditorSignIn);
  app.get(EDITOR_SIGNED_IN_PATH, endEditorSignIn);
}

/** Adapts a handler that needs appointments. In a relay without them, no link is genuine. */
function withAppointments(handle: (c: AppointmentContext) => Answer): (c: RelayContext) => Answer {
  const hasAppointments = (c: RelayContext): c is AppointmentContext =>
    c.var.relay.appointments !== undefined;
  return (c) => (hasAppointments(c) ? handle(c) : brokenLinkPage(c));
}

/** Creates a middleware that limits how often pages of links are opened. */
function limitPages(event: PostRoute['event'], count: PostRoute['count']): MiddlewareHandler<RelayEnv> {
  return async (c, next) => {
    const waitMs = await count(c);
    if (waitMs === 0) return next();
    c.set('note', { event, outcome: 'refused' });
    return refuseAct(c, 'tooMany', waitMs);
  };
}

function addPostRoute(app: Hono<RelayEnv>, path: string, entrance: PostRoute): void {
  const { event, isCrossSite = isFromAnotherSite, refuse, answer, count } = entrance;
  const { maxBytes = BODY_LIMIT_BYTES, refusePhotos } = entrance;
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 'tooLarge') });
  const uploadLimit = refusePhotos && bodyLimit({ maxSize: UPLOAD_BYTES, onError: refusePhotos });
  const hasPhotos = (c: RelayContext) => refusePhotos !== undefined && isUpload(c, maxBytes);
  let uploads = 0;
  app.post(
    path,
    async (c, next) => {
      c.set('note', { event, outcome: 'refused' });
      if (isCrossSite(c.req.raw, c.var.relay.defaultClinic.siteUrl)) return refuse(c, 'crossSite');
      if (isInOtherCharset(c.req.header('Content-Type') ?? null)) return refuse(c, 'charset');
      const isLarge = hasPhotos(c);
      if (!isLarge && Number(c.req.header('Content-Length')) > maxBytes) return refuse(c, 'tooLarge');
      const waitMs =
        (await count(c)) || (isLarge ? await c.var.relay.limits.photos.take(c.env.clientAddress) : 0);
      if (waitMs > 0) return refuse(c, 'tooMany', waitMs);
      if (!isLarge) return next();
      if (uploads >= MOST_UPLOADS) return refuse(c, 'tooMany', BUSY_MS);
      uploads++;
      return next().finally(() => uploads--);
    },
    // The handler reports a truncated body.
    (c, next) => ((hasPhotos(c) && uploadLimit) || limit)(c, next).catch(() => next()),
    (c) => answer(c),
  );
}

function refuseMethod(app: Hono<RelayEnv>, methods: string[], paths: string[], allowed: string): void {
  app.on(methods, paths, (c) => c.text('Method Not Allowed', 405, { Allow: allowed }));
}
