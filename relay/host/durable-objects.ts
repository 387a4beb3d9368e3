import { DurableObject } from 'cloudflare:workers';
import process from 'node:process';
import type { DurableObjectNamespace, DurableObjectState } from '@cloudflare/workers-types';
import { facts } from '#clinic/facts.ts';
import { currentList } from '../../domain/booking/day-list-times.ts';
import type { AppointmentRecord } from '../appointment/record-schema.ts';
import { expireRecord, nextWakeTime } from '../appointment/appointment-record.ts';
import { CLINIC_ENTRY, nextListTime } from '../appointment/day-records.ts';
import { createAppointmentRecords, type RecordsMethod } from '../appointment/records.ts';
import { recordFeatures, sendDueEmails, hasAutomaticEmails } from '../appointment/automatic-emails.ts';
import { appointmentOptions } from './configured-relay.ts';
import { failureOf, succeeded, type Failure } from './rpc-failure.ts';
import { createMailCheck } from './mail-health.ts';
import { logToConsole } from '../log.ts';
import { countRequest, UNTIL, type LimitRule } from '../rate-limits.ts';
import type { Mail } from '../emails/mail.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { createRecentDeliveries, DELIVERY_MEMORY_MS } from '../recent-deliveries.ts';
import { readSettings } from './settings.ts';

// State that all instances of the worker share (docs/decisions/0018-the-relay-as-a-worker.md). There is one
// object per class and name, wherever the worker runs, and its storage outlives it.

// Times here are from the wall clock, unlike on Node, because they are stored and compared after an object
// has moved or restarted, when `performance.now` starts again. Nobody can set the platform's clock.

/** Counts one client's requests under one rule. */
export class RequestCounter extends DurableObject {
  /** @returns what `Limiter.take` returns */
  async take(rule: LimitRule): Promise<number> {
    const { storage } = this.ctx;
    const time = Date.now();
    const remembered = {
      get: (name: string) => storage.kv.get<number>(name),
      set: (name: string, value: number) => storage.kv.put(name, value),
    };
    const waitMs = countRequest(rule, remembered, time);
    if ((await storage.getAlarm()) === null) await storage.setAlarm(storage.kv.get<number>(UNTIL) ?? time);
    return waitMs;
  }

  /** Deletes the state once no request counts any more. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const until = storage.kv.get<number>(UNTIL) ?? 0;
    if (until > Date.now()) await storage.setAlarm(until);
    else await storage.deleteAll();
  }
}

/** The delivery of one e-mail, by fingerprint: recently delivered, or running. */
export class DeliveryRecord extends DurableObject {
  readonly #deliveries = createRecentDeliveries({
    has: (fingerprint) =>
      (this.ctx.storage.kv.get<number>(fingerprint) ?? -Infinity) > Date.now() - DELIVERY_MEMORY_MS,
    add: (fingerprint) => {
      this.ctx.storage.kv.put(fingerprint, Date.now());
      void this.ctx.storage.setAlarm(Date.now() + DELIVERY_MEMORY_MS);
    },
  });

  /**
   * `RecentDeliveries.deliverOnce` with failures as data. `deliver` is called back in the worker that asked;
   * when that worker ends before it answers, the delivery counts as failed.
   */
  once(
    fingerprint: string,
    deliver: () => Promise<Failure | null>,
  ): Promise<'delivered' | 'repeated' | Failure> {
    return this.#deliveries.deliverOnce(fingerprint, () => succeeded(deliver())).catch(failureOf);
  }

  has(fingerprint: string): Promise<boolean> {
    return this.#deliveries.has(fingerprint);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

type RecordsEnv = { MAIL_SERVER: DurableObjectNamespace<MailServer> };

/**
 * The records of all the clinic's appointments, in one object, so that an act and its slot are stored
 * together. It also holds them in memory, because every booking reads the taken slots.
 */
export class ClinicRecords extends DurableObject<RecordsEnv> {
  readonly #settings = readSettings(process.env);
  readonly #kept = new Map(this.ctx.storage.kv.list<AppointmentRecord>());
  readonly #records = createAppointmentRecords({
    get: (requestHash) => this.#kept.get(requestHash),
    put: (...records) => this.#keep(records),
    entries: () => this.#kept.entries(),
  });
  readonly #isSending = hasAutomaticEmails(facts) && this.#settings.appointmentKeys !== null;

  constructor(ctx: DurableObjectState, env: RecordsEnv) {
    super(ctx, env);
    // The clinic's features and settings may have changed since the alarm was set.
    void this.#records.dropUnusedData(recordFeatures(facts));
    this.#wakeForNext();
  }

  /** Calls a method of `AppointmentRecords` by name. */
  async answer(name: RecordsMethod, given: unknown[]): Promise<unknown> {
    return (this.#records[name] as (...given: unknown[]) => Promise<unknown>)(...given);
  }

  #keep(records: [requestHash: string, record: AppointmentRecord][]): void {
    for (const [requestHash, record] of records) {
      this.ctx.storage.kv.put(requestHash, record);
      this.#kept.set(requestHash, record);
    }
    this.#wakeForNext();
  }

  #wakeForNext(): void {
    const now = Date.now();
    const list = this.#isSending && facts.booking.dayList && this.#kept.size > 0;
    const moment = Math.min(
      nextWakeTime(this.#kept.values(), this.#isSending),
      list ? nextListTime(currentList(facts, new Date(now)), this.#kept.get(CLINIC_ENTRY), now) : Infinity,
    );
    if (moment < Infinity) void this.ctx.storage.setAlarm(moment);
  }

  override async alarm(): Promise<void> {
    for (const [requestHash, record] of this.#kept) {
      const still = expireRecord(record, Date.now());
      if (still && still !== record) this.#keep([[requestHash, still]]);
      if (still) continue;
      this.ctx.storage.kv.delete(requestHash);
      this.#kept.delete(requestHash);
    }
    await this.#sendDue();
    this.#wakeForNext();
  }

  async #sendDue(): Promise<void> {
    const { appointments, fromAddress } = appointmentOptions(this.#settings, facts, () => this.#records);
    if (!appointments || !this.#isSending) return;
    const mailServer = this.env.MAIL_SERVER.getByName('mail-server');
    const deliver = (mail: Mail) => succeeded(mailServer.deliver(mail));
    await sendDueEmails({ clinic: facts, deliver, fromAddress, log: logToConsole, appointments });
  }
}

/**
 * The connection to the mail server. A single object, so that the server sees few connections instead of one
 * per request.
 */
export class MailServer extends DurableObject {
  // Without mail settings, each delivery fails as not sent.
  readonly #delivery = createMailDelivery(readSettings(process.env));
  readonly #check = createMailCheck(this.#delivery.verify);

  /** `Deliver` with failures as data. */
  deliver(mail: Mail): Promise<Failure | null> {
    return this.#delivery.deliver(mail).then(() => null, failureOf);
  }

  answers(): Promise<boolean> {
    return this.#check();
  }
}
