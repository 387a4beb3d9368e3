import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageError, sendMessage } from './send-message.ts';

vi.mock('../../mail-services.ts', () => ({ mailServices: { formEndpoint: 'https://forms.example/f/abc' } }));

const log = vi.spyOn(console, 'error');
const fakeFetch = vi.fn<typeof fetch>();

beforeEach(() => {
  log.mockImplementation(() => {});
  vi.stubGlobal('fetch', fakeFetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function values() {
  const data = new FormData();
  data.set('name', 'Asha Rao');
  return data;
}

/** Sends a message to a service that gives this response. Returns the error. */
async function sendingError(respond: () => Promise<Response>): Promise<MessageError> {
  fakeFetch.mockImplementation(respond);
  const error = await sendMessage(values()).then(
    () => expect.unreachable('sent'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(MessageError);
  expect(log).toHaveBeenCalledOnce();
  return error as MessageError;
}

test('resolves for a status of success, whatever the body', async () => {
  fakeFetch.mockImplementation(async () => new Response('<p>thanks</p>'));
  await expect(sendMessage(values())).resolves.toBeUndefined();
});

test.each([
  ['no list', () => Response.json({ error: 'not delivered' }, { status: 502 })],
  ['an empty list', () => Response.json({ errors: [] }, { status: 400 })],
  ['a list without messages', () => Response.json({ errors: [null, {}, { message: '' }] }, { status: 400 })],
  ['no JSON', () => new Response('Bad gateway', { status: 502 })],
  ['null', () => Response.json(null, { status: 500 })],
])('gives no reasons if the error response has %s', async (_, respond) => {
  expect((await sendingError(async () => respond())).failure).toEqual({ kind: 'notSent' });
});

test('reports a network failure after 15 seconds without a response', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('too late'));
  fakeFetch.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ ok: true });
  });
  await expect(sendMessage(values())).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(timeout).toHaveBeenCalledWith(15_000);
});
