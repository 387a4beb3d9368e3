import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { newRequestState, type Act } from '../../domain/appointment/appointment-lifecycle.ts';
import type { EmailParams } from '../../domain/forms/email-params.ts';
import { createLinkEncryption } from '../../relay/appointment/link-encryption.ts';
import type { StoredAct } from '../../relay/store/record-schema.ts';
import {
  callRecords,
  KEY,
  newParams,
  pageOf,
  sendEmail,
  submitAct,
  TEST_WORKER,
  test,
  url,
} from '../helpers/workerd-test.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { answerOf } from '../helpers/relay-client.ts';
import { appointmentOf } from '../helpers/test-relay.ts';

// The data that the worker stores in its Durable Objects must survive a restart.

test.describe.configure({ timeout: 180_000 });

test(
  'remembers repeats, limits and steps of appointments after a restart',
  { tag: '@edge' },
  async ({ workerd: { log, mailServer, whileRunning } }) => {
    // One client may use a quarter of this limit.
    const settings = { EMAILS_PER_HOUR: '8' };
    const [params, secondParams] = [newParams(), newParams()];
    const address = newAddress();
    const contested = newParams();
    let winner: Act;
    await whileRunning(settings, async () => {
      expect(await answerOf(sendEmail('clinic', params, address))).toEqual([200, 'OK']);
      expect(await answerOf(sendEmail('patient', params))).toEqual([200, 'OK']);
      expect((await sendEmail('patient', secondParams)).status).toBe(403);
      expect(await answerOf(sendEmail('clinic', secondParams, address))).toEqual([200, 'OK']);
      const [confirmed, cancelled] = await Promise.all([
        submitAct(contested, 'confirm'),
        submitAct(contested, 'cancel'),
      ]);
      expect([confirmed, cancelled].toSorted()).toEqual([200, 409]);
      winner = confirmed === 200 ? 'confirm' : 'cancel';
    });
    expect(mailServer.recipients.slice(0, 3)).toEqual([facts.email, params.patient_email, facts.email]);
    const both = [facts.email, contested.patient_email].toSorted();
    expect(mailServer.recipients.splice(3).toSorted()).toEqual(both);

    await whileRunning(settings, async () => {
      for (const template of ['clinic', 'patient'] as const) {
        expect(await answerOf(sendEmail(template, params))).toEqual([200, 'OK']);
      }
      for (const act of ['confirm', 'cancel'] as const) {
        expect(await submitAct(contested, act)).toBe(act === winner ? 200 : 409);
      }
      expect(mailServer.recipients).toHaveLength(3);
      expect(await answerOf(sendEmail('patient', secondParams))).toEqual([200, 'OK']);
      expect(mailServer.recipients).toHaveLength(4);
      const limited = await sendEmail('clinic', newParams(), address);
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(3000);
    });
    // The log contains no personal data.
    expect(log.join()).not.toMatch(/Priya|98200 ?12345|Sharp/i);
  },
);

// relay/appointment/automatic-emails.test.ts tests this after a cancellation.
test(
  'sends an overdue e-mail once, and only if its key is available',
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning } }) => {
    const links = createLinkEncryption([KEY]);
    const [unanswered, visiting, lost] = [newParams(), newParams(), newParams()];
    const since = Date.now() - 86_400_000;
    const visit = Date.now() + 7 * 86_400_000;
    const confirm = async (params: EmailParams, keyedLinks = links) => {
      const requestHash = params.appointment_id;
      const state = newRequestState(appointmentOf(params), requestHash);
      const encrypted = await keyedLinks.encrypt(
        JSON.stringify({ ...state, stage: 'confirmed', booked: true }),
      );
      const act = {
        act: 'confirm',
        linkStep: 0,
        expectedStep: 0,
        inputHash: 'p',
        inputHashes: ['p'],
        doneAt: since,
        keepUntil: visit,
      };
      const reminder = { due: since + 1, visit, encrypted };
      const { stored } = await callRecords<{ stored: StoredAct }>('claim', requestHash, {
        ...act,
        encryptedInput: null,
        reminder,
      });
      for (const side of ['patient', 'clinic']) await callRecords('markDelivered', requestHash, stored, side);
    };
    await whileRunning(
      {},
      async () => {
        const nudge = {
          due: since,
          since,
          messageId: '<first@example.com>',
          encrypted: await links.encrypt('DENT-1'),
        };
        await callRecords('scheduleNudge', unanswered.appointment_id, nudge, visit);
        await confirm(visiting);
        await confirm(lost, createLinkEncryption([`${KEY}-another`]));
      },
      TEST_WORKER,
    );
    expect(mailServer.recipients).toEqual([]);
    for (const start of ['first', 'second']) {
      await whileRunning(
        { AUTOMATIC_EMAILS: 'yes' },
        async () => {
          const health = async () => (await (await fetch(`${url}/health`)).json()) as object;
          await expect.poll(health).toMatchObject({ status: 'ok', reminders: 'no-key' });
          await expect
            .poll(() => mailServer.recipients.toSorted(), start)
            .toEqual([facts.email, visiting.patient_email].toSorted());
        },
        TEST_WORKER,
      );
    }
  },
);

test(
  'fails a call whose values cannot be stored, says why in the log, and stores later calls',
  { tag: '@edge' },
  async ({ workerd: { log, whileRunning } }) => {
    const visit = Date.now() + 7 * 86_400_000;
    const [refused, stored] = [newParams(), newParams()].map((params) => params.appointment_id);
    const schedule = (requestHash: string | undefined, due: number) =>
      callRecords('scheduleNudge', requestHash, { due, since: 1, messageId: '', encrypted: '' }, visit);
    await whileRunning(
      {},
      async () => {
        await schedule(stored, visit);
        const by = { requestHash: stored, step: 1, time: { date: '2026-11-30', time: '10:00' } };
        await callRecords('giveAway', by, null);
        await schedule(refused, visit + 0.5).catch(() => {});
        await callRecords('postponeFreedTime', `${stored} 1 2026-11-30 10:00`, 1.5).catch(() => {});
        expect(await callRecords('latest', refused)).toBeNull();
        expect(await callRecords('latest', stored)).toMatchObject({ nudge: { due: visit } });
      },
      TEST_WORKER,
    );
    const refusals = log.filter((line) => line.includes('refused-value'));
    expect(refusals).toEqual([
      expect.stringMatching(/"scheduleNudge".*nudge\.due is not what a record holds/),
      expect.stringMatching(/"postponeFreedTime".*REAL value in INTEGER column freed_time\.due/),
    ]);
  },
);

test(
  'resumes an act after a restart or a refused second e-mail, even with a new first key',
  { tag: '@edge' },
  async ({ workerd: { log, mailServer, whileRunning } }) => {
    const newerKey = { APPOINTMENT_KEYS: `Qw7Ns3Yb8Rc5Xd1Mf6Vg2Lk9Tz4Hp0Ju ${KEY}` };
    const [interrupted, refused] = [newParams(), newParams()];
    await whileRunning({}, async () => {
      mailServer.onRecipient = (done, address) =>
        done(address === facts.email ? Object.assign(new Error('full'), { responseCode: 452 }) : undefined);
      expect(await submitAct(refused, 'decline', { own: 'We have to operate.' })).toBe(502);
      expect(mailServer.recipients.splice(0)).toEqual([refused.patient_email]);

      const recipientSent = Promise.withResolvers<void>();
      mailServer.onRecipient = () => recipientSent.resolve();
      void submitAct(interrupted, 'confirm').catch(() => {});
      await recipientSent.promise;
      const page = await pageOf(interrupted, 'cancel');
      expect(page).toContain('Somebody is changing this appointment');
      expect(page).not.toContain('confirmed');
    });
    mailServer.onRecipient = null;
    await whileRunning(newerKey, async () => {
      expect(await submitAct(interrupted, 'cancel')).toBe(409);
      expect(await pageOf(interrupted, 'confirm')).toContain('We do not know whether the e-mail was sent');
      expect(await submitAct(interrupted, 'confirm', { again: '1' })).toBe(200);
      expect(mailServer.recipients.splice(0)).toEqual([interrupted.patient_email, facts.email]);
      expect(await submitAct(interrupted, 'confirm')).toBe(200);

      expect(await pageOf(refused, 'decline')).toContain('Only your own copy is missing');
      expect(await submitAct(refused, 'decline', { again: '1' })).toBe(200);
      expect(await submitAct(refused, 'decline', { again: '1' })).toBe(200);
      expect(mailServer.recipients).toEqual([facts.email]);
      const ids = mailServer.received.map((text) => /^Message-ID: (<.+>)/im.exec(text)?.[1]);
      expect(new Set(ids).size).toBe(4);
    });
    expect(log.join()).not.toMatch(/Priya|98200 ?12345|operate/i);
  },
);
