import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { EDITOR_SIGN_IN_PATH, EMAIL_SEND_PATH, idIn } from '../domain/wire.ts';
import {
  answerAct,
  failedAct,
  refuseForeignAct,
  refuseLargeAct,
  showAct,
  tooManyActs,
} from './appointment/acts.ts';
import { beginEditorSignIn, endEditorSignIn } from './host/editor-sign-in.ts';
import {
  answerEmailSend,
  refuseForeignEmailSend,
  refuseLargeEmailSend,
  tooManyEmailSends,
} from './wire/email-send.ts';
import { answerForm, refuseForeignForm, refuseLargeForm, tooManyForms } from './wire/form-submission.ts';
import { readerOf } from './appointment/links.ts';
import type { Relay, RelayEnv, RelayOptions } from './options.ts';
import { APPOINTMENT_PATH, EDITOR_SIGNED_IN_PATH } from '../domain/relay-paths.ts';
import { isFromAnotherSite, isFromOwnPage } from './wire/request-origin.ts';
import { securityHeaders, strictTransportSecurity } from '../domain/security-headers.ts';
import { clinicIn, RELAY_LANGUAGES } from './localized-clinic.ts';

/** Requests are refused beyond this; the longest honest one is well below. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Limits a body. One that breaks off is left to the handler, which can't read it either. */
function limitBody(
  onError: (c: Context<RelayEnv>) => Response | Promise<Response>,
): MiddlewareHandler<RelayEnv> {
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError });
  return (c, next) => limit(c, next).catch(() => next());
}

/**
 * The relay: takes what the site's forms send, in the wire protocols of EmailJS and Formspree, and delivers it as
 * e-mail, whose links act on an appointment. It answers success only after the mail server has accepted the message, and
 * stores nothing but, for half an hour, the fingerprints of what it delivered, and until its visit an appointment's latest
 * step.
 *
 * @returns a Hono application; a host calls its `fetch(request, { clientAddress })`
 */
export function createRelay({
  clinic,
  languages = RELAY_LANGUAGES,
  ...options
}: RelayOptions): Hono<RelayEnv> {
  const clinics = languages.map((language) => clinicIn(language, clinic));
  const own = clinics[0]!;
  const inLanguage = (code: string | undefined) => clinics.find((each) => each.code === code) ?? own;
  const codes = clinics.map(({ code }) => code);
  const relay: Relay = { ...options, clinic: own, own, languages: codes, inLanguage };

  /** The relay for who has filled a form. */
  function forForm(c: Context<RelayEnv>): Relay {
    const id = c.req.param('id');
    return { ...relay, clinic: inLanguage(codes.find((code) => idIn(code, options.ids.formId) === id)) };
  }

  /** The relay for who has followed a link. */
  function forReader(c: Context<RelayEnv>): Relay {
    const reader = readerOf(c.req.path.slice(APPOINTMENT_PATH.length));
    return { ...relay, clinic: reader?.role === 'patient' ? inLanguage(reader.language) : own };
  }

  const now = options.now ?? (() => new Date());
  const app = new Hono<RelayEnv>();

  app.use('*', async (c, next) => {
    await next();
    const overTls = new URL(c.req.url).protocol === 'https:';
    for (const [name, value] of Object.entries({
      ...securityHeaders,
      ...(overTls && strictTransportSecurity),
    })) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });

  app.get('/health', async (c) => {
    const mail = (await options.checkMail()) ? 'ok' : 'failing';
    const appointments = options.appointments?.records.fault;
    const status = mail === 'ok' && !appointments ? 'ok' : 'failing';
    return c.json({ status, mail, ...(appointments && { appointments }) }, status === 'ok' ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });

  app.use('*', async (c, next) => {
    const arrived = now().getTime();
    c.set('requestId', crypto.randomUUID());
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Request-Id', c.get('requestId'));
    const note = c.get('note');
    if (!note) return;
    const answered = now();
    options.log({
      time: answered.toISOString(),
      requestId: c.get('requestId'),
      status: c.res.status,
      ms: answered.getTime() - arrived,
      ...note,
    });
  });

  const { editorSignIn } = options;
  if (editorSignIn) {
    app.on('GET', [EDITOR_SIGN_IN_PATH, EDITOR_SIGNED_IN_PATH], async (c, next) => {
      const waitMs = await options.limits.form.take(c.env.clientAddress);
      if (waitMs === 0) return next();
      return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    });
    app.get(EDITOR_SIGN_IN_PATH, (c) => beginEditorSignIn(c, editorSignIn));
    app.get(EDITOR_SIGNED_IN_PATH, (c) => endEditorSignIn(c, editorSignIn));
  }

  app.post(
    EMAIL_SEND_PATH,
    async (c, next) => {
      c.set('note', { event: 'email-send', outcome: 'refused' });
      if (isFromAnotherSite(c.req.raw, clinic.siteUrl)) return refuseForeignEmailSend(c);
      const waitMs = await options.limits.emailSend.take(c.env.clientAddress);
      return waitMs > 0 ? tooManyEmailSends(c, waitMs) : next();
    },
    limitBody(refuseLargeEmailSend),
    (c) => answerEmailSend(c, relay, now()),
  );

  app.post(
    '/f/:id',
    async (c, next) => {
      c.set('note', { event: 'form', outcome: 'refused' });
      if (isFromAnotherSite(c.req.raw, clinic.siteUrl)) return refuseForeignForm(c, forForm(c).clinic);
      const waitMs = await options.limits.form.take(c.env.clientAddress);
      return waitMs > 0 ? tooManyForms(c, forForm(c).clinic, waitMs) : next();
    },
    limitBody((c) => refuseLargeForm(c, forForm(c).clinic)),
    (c) => answerForm(c, forForm(c), now()),
  );

  // All that may have become of an address on its way, with a slash in it too.
  const act = `${APPOINTMENT_PATH}:token{.*}`;
  app.get(act, (c) => showAct(c, forReader(c), now()));
  app.post(
    act,
    async (c, next) => {
      c.set('note', { event: 'appointment', outcome: 'refused' });
      if (!isFromOwnPage(c.req.raw, clinic.siteUrl)) return refuseForeignAct(c, forReader(c));
      const waitMs = await options.limits.form.take(c.env.clientAddress);
      return waitMs > 0 ? tooManyActs(c, forReader(c), waitMs) : next();
    },
    limitBody((c) => refuseLargeAct(c, forReader(c))),
    (c) => answerAct(c, forReader(c), now()),
  );
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], act, (c) =>
    c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD, POST' }),
  );

  app.on(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [EMAIL_SEND_PATH, '/f/:id'], (c) =>
    c.text('Method Not Allowed', 405, { Allow: 'POST' }),
  );

  app.notFound((c) => c.text('Not Found', 404));

  app.onError((error, c) => {
    // The message might quote what a visitor wrote; the name and the frames can't.
    const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
    c.set('note', {
      event: 'unexpected-error',
      outcome: 'failed',
      code: `${error.name} ${frames.slice(0, 3).join(' ').trim()}`,
    });
    if (c.req.path.startsWith(APPOINTMENT_PATH)) return failedAct(c, forReader(c));
    return c.text('Internal Server Error', 500);
  });

  return app;
}
