import { expect, test } from 'vitest';
import { newRequestState } from '../../domain/appointment/appointment-lifecycle.ts';
import { ASKED } from '../../tests/helpers/test-relay.ts';
import {
  ActSnapshotSchema,
  decryptContent,
  KeptRequestContentSchema,
  PatientPageSchema,
  StateSchema,
  TimesTakenSchema,
} from './encrypted-content.ts';
import { createLinkEncryption } from './link-encryption.ts';

const links = createLinkEncryption(['a-key-of-this-test-alone-32-characters']);
const state = newRequestState(ASKED, 'hash');
const { step, stage, booked, visitTime, times } = state;
const contents = {
  state: [StateSchema, { ...state, wantsReminder: true }],
  snapshot: [
    ActSnapshotSchema,
    { before: { step, stage, booked, visitTime, times }, times: [visitTime], reason: { own: 'The lift.' } },
  ],
  page: [PatientPageSchema, { state, reason: { predefined: 'full' } }],
  request: [KeptRequestContentSchema, { state, notes: '' }],
  timesTaken: [TimesTakenSchema, ['times-taken', '2025-03-04']],
} as const;

test.each(Object.keys(contents) as (keyof typeof contents)[])(
  'reads an encrypted %s as that alone',
  async (name) => {
    const [schema, content] = contents[name];
    const encrypted = await links.encrypt(JSON.stringify(content));
    expect(await decryptContent(links, schema, encrypted)).toEqual(content);
    for (const [other, [otherSchema]] of Object.entries(contents))
      if (other !== name) expect(await decryptContent(links, otherSchema, encrypted), other).toBeNull();
  },
);

test('reads nothing from a text that is not JSON, or that no listed key decrypts', async () => {
  const another = createLinkEncryption(['another-key-of-this-test-32-characters']);
  for (const encrypted of [
    undefined,
    'no token',
    await links.encrypt('DENT-4K7Q2Z'),
    await another.encrypt(JSON.stringify(state)),
  ])
    expect(await decryptContent(links, StateSchema, encrypted)).toBeNull();
});
