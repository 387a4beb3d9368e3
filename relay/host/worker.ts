import process from 'node:process';
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { recordsFrom, type AppointmentRecords } from '../store/appointment-records.ts';
import { clientAddress } from './client-address.ts';
import { createRelay } from '../app.ts';
import { configuredOptions } from './configured-relay.ts';
import type { ClinicRecords, DeliveryRecord, MailServer, RequestCounter } from './durable-objects.ts';
import { errorOf, failureOf, succeeded } from './rpc-failure.ts';
import { createLimits, createMemoryLimiter, type Limiter, type LimitRule } from '../rate-limits.ts';
import { logToConsole } from '../log.ts';
import type { Mail } from '../emails/mail.ts';
import { isRelayPath } from '../../domain/web/relay-paths.ts';
import { fingerprint, type RecentDeliveries } from '../recent-deliveries.ts';
import { securityHeaders, strictTransportSecurity } from '../../domain/web/security-headers.ts';
import { REVALIDATE, languageOfPath, wantsNotFoundPage } from '../../domain/web/static-file-rules.ts';
import { NO_KEYS, readWorkerSettings } from './settings.ts';

export * from './durable-objects.ts';

/** The bindings of `deploy/workers/wrangler.jsonc`. */
type Env = {
  /** the site's files */
  ASSETS: { fetch(address: URL, init?: RequestInit): Promise<Response> };
  REQUEST_COUNTERS: DurableObjectNamespace<RequestCounter>;
  DELIVERY_RECORDS: DurableObjectNamespace<DeliveryRecord>;
  MAIL_SERVER: DurableObjectNamespace<MailServer>;
  CLINIC_RECORDS: DurableObjectNamespace<ClinicRecords>;
};

type Context = { waitUntil(promise: Promise<unknown>): void };

const OTHER_LANGUAGES = languages.map(({ code }) => code).filter((code) => code !== 'en');

// Created once per instance of the worker.
let relay: ReturnType<typeof createWorkerRelay> | null = null;
let isMisconfigurationLogged = false;
// In memory: a Durable Object that counts would cost what it saves.
const healthRequests = createMemoryLimiter({ burst: 20, refillMs: 5000 });

/**
 * The relay as a Cloudflare Worker next to the site's files. The platform serves existing files; all other
 * requests come here: the relay's paths, and paths without a file.
 */
export default {
  async fetch(request: Request, env: Env, ctx: Context): Promise<Response> {
    const answer = await answerFrom(request, env, ctx);
    const response = new Response(answer.body, answer);
    // Always sent, as with the files, whose headers cannot depend on the connection. Over http, browsers
    // ignore it (RFC 6797, 8.1).
    for (const [name, value] of Object.entries(strictTransportSecurity)) response.headers.set(name, value);
    return response;
  },
};

async function answerFrom(request: Request, env: Env, ctx: Context): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isRelayPath(pathname)) return answerWithoutFile(request, env);
  try {
    relay ??= createWorkerRelay(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // Not at each request, because anybody can send requests at any rate.
    if (!isMisconfigurationLogged)
      console.log(JSON.stringify({ event: 'misconfigured', faults: error.message.split('\n') }));
    isMisconfigurationLogged = true;
    return textAnswer(request, 503, 'The mail relay is not configured. Its log says what is missing.');
  }
  // Cloudflare sets this header, and overwrites a client's.
  const address = clientAddress(request.headers.get('CF-Connecting-IP') ?? undefined, null, 0);
  const waitMs = pathname === '/health' ? await healthRequests.take(address) : 0;
  if (waitMs > 0) {
    return textAnswer(request, 429, 'Too Many Requests', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  }
  const answer = Promise.resolve(relay.fetch(request, { clientAddress: address }));
  // An e-mail may still be in delivery after its visitor has disconnected.
  ctx.waitUntil(answer);
  return answer;
}

function createWorkerRelay(env: Env) {
  const settings = readWorkerSettings(process.env);
  const mailServer = () => env.MAIL_SERVER.getByName('mail-server');
  if (!settings.appointmentKeys) {
    console.log(JSON.stringify({ event: 'no-appointment-keys', effect: NO_KEYS }));
  }
  const options = configuredOptions(settings, {
    clinic: facts,
    deliver: (mail: Mail) => succeeded(mailServer().deliver(mail)),
    deliveries: sharedDeliveries(env.DELIVERY_RECORDS),
    checkMail: async () => mailServer().answers(),
    limits: createLimits(settings.emailsPerHour, (rule) => sharedLimiter(env.REQUEST_COUNTERS, rule)),
    log: logToConsole,
    createRecords: () => sharedRecords(env.CLINIC_RECORDS),
  });
  return createRelay(options);
}

function sharedLimiter(counters: Env['REQUEST_COUNTERS'], rule: LimitRule): Limiter {
  return {
    async take(client) {
      // Hashed, because the object's name must not contain an IP or e-mail address.
      return counters.getByName(await fingerprint([rule.name, client])).take(rule);
    },
  };
}

/** Records in a Durable Object; `unavailable` is the result of the last call to it. */
function sharedRecords(clinicRecords: Env['CLINIC_RECORDS']): AppointmentRecords {
  let fault: AppointmentRecords['unavailable'];
  const records = recordsFrom(async (name, given) => {
    try {
      const answer = await clinicRecords.getByName('clinic').answer(name, given);
      fault = undefined;
      return answer;
    } catch (error) {
      fault = 'unreachable';
      throw error;
    }
  });
  return {
    ...records,
    get unavailable() {
      return fault;
    },
    retry: () =>
      records.hasMissingKey(Date.now()).then(
        () => {},
        () => {},
      ),
  };
}

function sharedDeliveries(records: Env['DELIVERY_RECORDS']): RecentDeliveries {
  return {
    async deliverOnce(print, deliver) {
      let own: unknown;
      const outcome = await records.getByName(print).once(print, async () => {
        try {
          await deliver();
          return null;
        } catch (error) {
          own = error;
          return failureOf(error);
        }
      });
      if (typeof outcome === 'string') return outcome;
      throw own ?? errorOf(outcome);
    },
    has: async (print) => records.getByName(print).has(print),
  };
}

/** Answers a path without a file like the local server (relay/host/site-files.ts). */
async function answerWithoutFile(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(request, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  }
  const { pathname } = new URL(request.url);
  if (!wantsNotFoundPage(pathname, request.headers.get('Accept'))) {
    return textAnswer(request, 404, 'Not Found');
  }
  const language = languageOfPath(pathname, OTHER_LANGUAGES);
  const notFound = language ? `/${language}/404` : '/404';
  const page = await env.ASSETS.fetch(new URL(notFound, request.url), { method: request.method });
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  return new Response(page.body, { status: 404, headers });
}

function textAnswer(
  request: Request,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(request.method === 'HEAD' ? null : text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': REVALIDATE,
      ...securityHeaders,
      ...headers,
    },
  });
}
