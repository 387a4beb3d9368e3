import { expect } from 'vitest';
import type { Mail } from '../../relay/emails/mail.ts';
import type { RelayOptions } from '../../relay/relay-types.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRelayWithLinks, KEY } from './relay-with-links.ts';
import { CLINIC, ENGLISH, NOW, PARAMS } from './test-relay.ts';

/** Creates a relay with a store that can be used by a later relay, and a clock that tests can set. */
export function relayWithStore(
  clinic: Partial<RelayOptions['clinic']>,
  {
    keys = [KEY] as [string, ...string[]],
    store = createMemoryStore(),
    ms = NOW.getTime(),
    languages = [ENGLISH] as NonNullable<RelayOptions['languages']>,
  } = {},
) {
  // The records are copied, because tests replace methods of one relay's records.
  const records = () => ({ ...store.records });
  const testRelay = createRelayWithLinks({ clinic: { ...CLINIC, ...clinic }, languages, keys, ms, records });
  const { news } = testRelay;
  store.upkeep.expire(ms);
  return {
    ...testRelay,
    store,
    kept: store.kept,
    async press(mail: Mail, act: string, fields: [string, string][] = []) {
      return (await testRelay.press(testRelay.href(act, 0, [mail]), fields)).status;
    },
    /** Returns the automatic e-mails that are sent at a moment. */
    async dueAt(at: number): Promise<Mail[]> {
      store.upkeep.expire(at);
      return testRelay.dueAt(at);
    },
    /** Sends a request with both e-mails. */
    async request(template_params: object = PARAMS, language = '') {
      for (const template_id of [`clinic${language}`, `patient${language}`])
        expect((await testRelay.sendEmail({ template_id, template_params })).status).toBe(200);
      const [toClinic, toPatient] = news();
      return { toClinic: toClinic!, toPatient: toPatient! };
    },
  };
}
