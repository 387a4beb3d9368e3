import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import * as v from 'valibot';
import {
  ACTS,
  STAGES,
  type Act,
  type AppointmentLink,
  type AppointmentState,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { CivilTimeSchema } from '../../domain/time/civil-time-schemas.ts';

/**
 * Encrypts appointments into the tokens of links. Without the clinic's keys, nobody can read a token, create
 * one, or change its act.
 */
export type LinkEncryption = {
  /** @param choice - the index of the offered time that the link accepts */
  createToken(state: AppointmentState, act: Act, choice?: number): Promise<string>;
  /**
   * @returns null if the token is not ours, truncated, changed, or encrypted with a key that is not listed
   */
  readToken(token: string): Promise<AppointmentLink | null>;
  /** Returns a keyed hash of texts, in 32 hexadecimal digits. Without the key, it does not reveal them. */
  hash(texts: readonly string[]): Promise<string>;
  /** Returns the hash with each listed key, newest key first. */
  hashes(texts: readonly string[]): Promise<string[]>;
  /** Encrypts a text with the newest key. */
  encrypt(text: string): Promise<string>;
  /** @returns null if its key is no longer listed */
  decrypt(enclosed: string): Promise<string | null>;
};

// The readable prefix (version, language, key id, act) is authenticated as additional data, so it cannot be
// changed.
const VERSION = '1';
// Accepts trailing punctuation: a mail program may include the end of a sentence, and a server may add a
// slash.
const TOKEN = /^(1\.([a-z]{2,3})\.([\w-]{6})\.([a-z]+))\.([\w-]{40,1000})[\p{P}\p{S}]{0,3}$/u;

const IV_BYTES = 12;

// Limits links to 900 characters: e-mail addresses fit; long names and phones are truncated. The first e-mail
// has them in full.
const NAME_BYTES = 120;
const PHONE_BYTES = 40;

/**
 * Creates the encryption of links.
 *
 * @param secrets - newest first; the newest encrypts, all of them decrypt
 */
export function createLinkEncryption(secrets: readonly [string, ...string[]]): LinkEncryption {
  const rings = secrets.map(deriveKeys);

  return {
    async createToken(state, act, choice) {
      const ring = rings[0]!;
      const head = [VERSION, state.language, await ring.id, act].join('.');
      return `${head}.${await aesEncrypt(await ring.seals[ACTS[act].role], head, encodePayload(state, choice))}`;
    },

    async readToken(token) {
      const [, head = '', language = '', id, act = '', body = ''] = TOKEN.exec(token) ?? [];
      if (!Object.hasOwn(ACTS, act)) return null;
      for (const ring of rings) {
        if ((await ring.id) !== id) continue;
        const opened = await aesDecrypt(await ring.seals[ACTS[act as Act].role], head, body);
        // Continue if it fails: two keys may have the same id.
        const payload = opened === null ? null : decodePayload(opened, language);
        if (payload) return { act: act as Act, ...payload };
      }
      return null;
    },

    hash: (texts) => rings[0]!.hashOf(texts),
    hashes: (texts) => Promise.all(rings.map((ring) => ring.hashOf(texts))),
    encrypt: async (text) => aesEncrypt(await rings[0]!.enclosure, '', text),

    async decrypt(enclosed) {
      for (const ring of rings) {
        const text = await aesDecrypt(await ring.enclosure, '', enclosed);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/** @param head - authenticated, but not encrypted */
async function aesEncrypt(key: CryptoKey, head: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytes(head) },
    key,
    bytes(text),
  );
  return base64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** @returns null if the text was not encrypted with this key and head */
async function aesDecrypt(key: CryptoKey, head: string, body: string): Promise<string | null> {
  try {
    const encrypted = decodeBase64Url(body);
    const iv = encrypted.subarray(0, IV_BYTES);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: bytes(head) },
      key,
      encrypted.subarray(IV_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/**
 * Reads who a link is for, and in which language, without decrypting it. Not verified: use it only to choose
 * a page's language.
 *
 * @returns null if the token is not ours
 */
export function readerOf(token: string): { role: Role; language: string } | null {
  const [, , language = '', , act = ''] = TOKEN.exec(token) ?? [];
  return Object.hasOwn(ACTS, act) ? { role: ACTS[act as Act].role, language } : null;
}

/** Derives the keys of one secret, one per purpose (RFC 5869, 3.2). */
function deriveKeys(secret: string) {
  const base = crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const how = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytes(`appointment ${purpose}`),
  });
  const sealOf = async (purpose: string) =>
    crypto.subtle.deriveKey(how(purpose), await base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
  const hash = base.then((key) =>
    crypto.subtle.deriveKey(how('hash'), key, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  );
  return {
    id: base
      .then((key) => crypto.subtle.deriveBits(how('key id'), key, 32))
      .then((bits) => base64url(new Uint8Array(bits))),
    seals: { clinic: sealOf('link of the clinic'), patient: sealOf('link of the patient') },
    enclosure: sealOf('enclosure'),
    async hashOf(texts: readonly string[]): Promise<string> {
      const signature = await crypto.subtle.sign('HMAC', await hash, bytes(JSON.stringify(texts)));
      const digits = Array.from(new Uint8Array(signature, 0, 16), (byte) =>
        byte.toString(16).padStart(2, '0'),
      );
      return digits.join('');
    },
  };
}

/** A time as 12 digits, such as '202503041530'. */
const LinkTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{12}$/),
  v.transform((digits) => ({
    date: digits.replace(/^(....)(..)(..)....$/, '$1-$2-$3'),
    time: digits.replace(/^.{8}(..)(..)$/, '$1:$2'),
  })),
  CivilTimeSchema,
);

/**
 * The encrypted part of a token: id, name, e-mail, phone, request hash, step, stage, booked, times, choice,
 * and what the patient wants (`WANTS`, added up).
 */
const LinkPayloadSchema = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STAGES.length - 1)),
  v.picklist([0, 1]),
  v.tupleWithRest([LinkTimeSchema], LinkTimeSchema),
  v.nullable(v.number()),
  v.optional(v.picklist([1, 2, 3])),
]);

const WANTS = { reminder: 1, earlier: 2 } as const;

function encodePayload(
  { visitTime, times, wantsReminder, wantsEarlier, ...state }: AppointmentState,
  choice: number | undefined,
): string {
  const wants = (wantsReminder ? WANTS.reminder : 0) + (wantsEarlier ? WANTS.earlier : 0);
  const payload = [
    state.id,
    truncate(state.name, NAME_BYTES),
    state.email,
    truncate(state.phone, PHONE_BYTES),
    state.requestHash,
    state.step,
    STAGES.indexOf(state.stage),
    state.booked ? 1 : 0,
    [writeTime(visitTime), ...times.map(writeTime)],
    choice ?? null,
    // Without a wish the last item is left out: links stay short.
    ...(wants ? [wants] : []),
  ];
  return JSON.stringify(payload);
}

/** @returns null if the text is not a payload */
function decodePayload(text: string, language: string): Omit<AppointmentLink, 'act'> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), LinkPayloadSchema), text);
  if (!parsed.success) return null;
  const [id, name, email, phone, requestHash, step, stage, booked, all, choice, wants = 0] = parsed.output;
  const [visitTime, ...times] = all;
  const is = {
    stage: STAGES[stage]!,
    booked: booked === 1,
    ...(wants & WANTS.reminder ? ({ wantsReminder: true } as const) : {}),
    ...(wants & WANTS.earlier ? ({ wantsEarlier: true } as const) : {}),
  };
  return {
    state: {
      id,
      name,
      email,
      phone,
      language,
      requestHash: requestHash,
      step,
      ...is,
      visitTime,
      times,
    },
    accepted: choice === null ? undefined : times[choice],
  };
}

function writeTime({ date, time }: CivilTime): string {
  return `${date}${time}`.replace(/\D/g, '');
}

/** Truncates a text to a number of bytes in the link, and marks an omission with “…”. */
function truncate(text: string, most: number): string {
  if (size(text) <= most) return text;
  const letters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  while (size(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('')}…`;
}

const size = (text: string) => bytes(JSON.stringify(text)).length;

const bytes = (text: string) => new TextEncoder().encode(text);

const base64url = (value: Uint8Array<ArrayBuffer>) => encodeBase64Url(value.buffer).replace(/={0,2}$/, '');
