import { parseDkimHeaders, parseHeaders, type AuthenticationResult } from 'mailauth/lib/tools.js';
import type { Finding } from './findings.ts';

// The verdicts of a receiver about a message, in the header fields that it added: Authentication-Results (RFC
// 8601), which Gmail, Outlook, Yahoo and most others write, and those of spam filters.

/** How a verdict is reported: by one of these kinds, or not at all if it is `good`. */
type Meaning = 'good' | Extract<Finding['kind'], `received${string}` | 'verdictUnknown'>;

/** A verdict as it is written, such as 'spf=softfail' or 'SCL:5', with what it means. */
type Verdict = { said: string; meaning: Meaning; details?: string };

/** What the results of a method mean. Others are unknown. */
const RESULTS: Record<string, Record<string, Meaning>> = {
  spf: {
    pass: 'good',
    ...meaning('receivedSpf', ['fail', 'softfail', 'hardfail', 'neutral', 'none', 'permerror', 'policy']),
    temperror: 'receivedLater',
  },
  dkim: {
    pass: 'good',
    ...meaning('receivedDkim', ['fail', 'hardfail', 'neutral', 'none', 'permerror', 'policy', 'invalid']),
    temperror: 'receivedLater',
  },
  dmarc: {
    pass: 'good',
    ...meaning('receivedDmarc', ['fail', 'permerror']),
    ...meaning('receivedWithoutDmarc', ['none', 'bestguesspass']),
    temperror: 'receivedLater',
  },
  compauth: {
    ...meaning('good', ['pass', 'softpass']),
    ...meaning('receivedCompauth', ['fail', 'none']),
  },
  arc: {
    ...meaning('good', ['pass', 'none']),
    ...meaning('receivedArc', ['fail', 'permerror']),
    temperror: 'receivedLater',
  },
};

/** What the values of X-Forefront-Antispam-Report mean (Microsoft 365). */
const FOREFRONT: Record<string, (value: string) => Meaning> = {
  SFV: (value) =>
    ({
      ...meaning('good', ['NSPM', 'SKI']),
      ...meaning('receivedAsSpam', ['SPM', 'SKS']),
      ...meaning('receivedBlocked', ['SKB', 'BLK']),
      ...meaning('receivedUnfiltered', ['SKN', 'SKA', 'SFE']),
      SKQ: 'receivedQuarantined' as const,
    })[value] ?? 'verdictUnknown',
  SCL: spamLevel,
  CAT: (value) => (value === 'NONE' ? 'good' : 'receivedCategory'),
};

function meaning<Kind extends Meaning>(kind: Kind, values: string[]): Record<string, Kind> {
  return Object.fromEntries(values.map((value) => [value, kind]));
}

/** The spam confidence level of Microsoft 365: -1 is not filtered, 5 and more is spam. */
function spamLevel(value: string): Meaning {
  if (!/^-?\d+$/.test(value)) return 'verdictUnknown';
  if (Number(value) < 0) return 'receivedUnfiltered';
  return Number(value) < 5 ? 'good' : 'receivedAsSpam';
}

/** Reads all verdicts of a received message; none if no receiver has added any. */
export function readVerdicts(received: Buffer): Finding[] {
  const end = received.toString('latin1').search(/\r?\n\r?\n/);
  const { parsed } = parseHeaders(end < 0 ? received : received.subarray(0, end));
  const verdicts = parsed.flatMap(({ key, line }) => verdictsIn(key, line));
  const good = verdicts.filter((verdict) => verdict.meaning === 'good').map(({ said }) => said);
  return [
    ...verdicts.flatMap(({ said, meaning: kind, details = '' }): Finding[] => {
      if (kind === 'good') return [];
      return [kind === 'receivedDmarc' ? { kind, said, policy: details } : { kind, said }];
    }),
    ...(good.length > 0 ? [{ kind: 'receivedGood', said: [...new Set(good)].join(', ') } as const] : []),
  ];
}

function verdictsIn(key: string, line: Buffer): Verdict[] {
  const name = line.toString('latin1').split(':', 1)[0]!.trim();
  const value = line
    .toString('latin1')
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim();
  if (key === 'authentication-results') return authenticationVerdicts(line, value);
  if (key === 'received-spf') {
    const [result = ''] = /^\w*/.exec(value) ?? [];
    return [{ said: `${name}: ${result}`, meaning: resultMeaning('spf', result) }];
  }
  if (key === 'x-forefront-antispam-report') {
    return value.split(';').flatMap((part): Verdict[] => {
      const [, field = '', text = ''] = /^\s*(\w+):(.*?)\s*$/.exec(part) ?? [];
      if (!Object.hasOwn(FOREFRONT, field) || text === '') return [];
      return [{ said: `${field}:${text}`, meaning: FOREFRONT[field]!(text) }];
    });
  }
  if (key === 'x-ms-exchange-organization-scl') return [{ said: `SCL:${value}`, meaning: spamLevel(value) }];
  // Where Outlook put it: the inbox, or the folder for junk.
  if (key === 'x-microsoft-antispam-mailbox-delivery') {
    const [, folder] = /\bdest:(\w+)/.exec(value) ?? [];
    return folder ? [{ said: `dest:${folder}`, meaning: folder === 'J' ? 'receivedAsSpam' : 'good' }] : [];
  }
  // SpamAssassin, rspamd and their like.
  if (/^x-(?:[a-z]+-)?spam(?:-flag|-status)?$/.test(key)) {
    const [answer = ''] = /^\w*/.exec(value) ?? [];
    const isSpam = { yes: true, true: true, no: false, false: false }[answer.toLowerCase()];
    const said = `${name}: ${value.slice(0, 60)}`;
    return [{ said, meaning: isSpam === undefined ? 'verdictUnknown' : isSpam ? 'receivedAsSpam' : 'good' }];
  }
  if (key === 'x-yahoofilteredbulk') return [{ said: name, meaning: 'receivedAsSpam' }];
  return [];
}

function resultMeaning(method: string, result: string): Meaning {
  const results = RESULTS[method]!;
  return Object.hasOwn(results, result.toLowerCase()) ? results[result.toLowerCase()]! : 'verdictUnknown';
}

function authenticationVerdicts(line: Buffer, value: string): Verdict[] {
  const { value: _server, header: _name, ...methods } = parseDkimHeaders(line).parsed;
  const verdicts = Object.keys(RESULTS).flatMap((method) => {
    const results = Object.hasOwn(methods, method) ? [methods[method]!].flat() : [];
    return results.map((result): Verdict => {
      if (typeof result === 'string') return { said: `${method}=${result}`, meaning: 'verdictUnknown' };
      const reason = typeof result.reason === 'string' ? ` reason=${result.reason}` : '';
      return {
        said: `${method}=${result.value}${reason}`,
        meaning: resultMeaning(method, result.value),
        ...(method === 'dmarc' && { details: policyOf(result) }),
      };
    });
  });
  // Fields with other methods alone are passed over, such as `auth=pass` of the sender's own server. RFC 8601,
  // 2.2: "none" is written where nothing was checked.
  const hasMethods = Object.keys(methods).some((method) => method !== 'none');
  return hasMethods ? verdicts : [{ said: value.slice(0, 60), meaning: 'verdictUnknown' }];
}

/**
 * What the receiver did because of DMARC, or else what the sender's domain asks for: Outlook writes
 * `action=quarantine`, Gmail and Yahoo `(p=QUARANTINE dis=NONE)`, others `policy.dmarc=quarantine`.
 */
function policyOf({ action, policy, comment = '' }: AuthenticationResult): string {
  const named = typeof policy === 'object' ? Object.values(policy)[0] : policy;
  const [, published] = /\bp=(\w+)/i.exec(comment) ?? [];
  return String(action ?? published ?? named ?? 'not named').toLowerCase();
}
