import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageError, sendMessage } from './send-message.ts';

vi.mock('../mail-services.ts', () => ({ mailServices: { formEndpoint: 'https://forms.example/f/abc' } }));

const log = vi.spyOn(console, 'error');
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  log.mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
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

/** Sends when the service answers so; tells the error. */
async function failure(answer: () => Promise<Response>): Promise<MessageError> {
  fetched.mockImplementation(answer);
  const error = await sendMessage(values()).then(
    () => expect.unreachable('sent'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(MessageError);
  expect(log).toHaveBeenCalledOnce();
  return error as MessageError;
}

test('a status of success is enough, whatever comes with it', async () => {
  fetched.mockImplementation(async () => new Response('<p>thanks</p>'));
  await expect(sendMessage(values())).resolves.toBeUndefined();
});

test.each([
  ['no list', () => Response.json({ error: 'not delivered' }, { status: 502 })],
  ['an empty list', () => Response.json({ errors: [] }, { status: 400 })],
  ['a list without messages', () => Response.json({ errors: [null, {}, { message: '' }] }, { status: 400 })],
  ['no JSON', () => new Response('Bad gateway', { status: 502 })],
  ['null', () => Response.json(null, { status: 500 })],
])('a failure with %s has no reasons', async (_, answer) => {
  expect((await failure(async () => answer())).failure).toEqual({ kind: 'notSent' });
});

test('no answer within 15 seconds counts as a network failure', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('too late'));
  fetched.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ ok: true });
  });
  await expect(sendMessage(values())).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test('reasons come with the fields that they are about', async () => {
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'EMPTY', message: 'Too many fields' },
  ];
  const { failure: told } = await failure(async () => Response.json({ errors }, { status: 422 }));
  expect(told).toEqual({
    kind: 'refused',
    reasons: [{ field: 'email', message: 'should be an email' }, { message: 'Too many fields' }],
  });
});
