import { DurableObject } from 'cloudflare:workers';
import process from 'node:process';
import type {
  DurableObjectNamespace,
  DurableObjectState,
  DurableObjectStorage,
} from '@cloudflare/workers-types';
import { facts } from '#clinic/facts.ts';
import { currentList } from '../../domain/appointment/day-list-times.ts';
import { createStore, recordsFrom, type RecordsMethod } from '../store/appointment-records.ts';
import { RefusedValueError, type Sql, type SqlValue } from '../store/sql.ts';
import { createTables } from '../store/tables.ts';
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

/** The end of the message of a statement that SQLite refuses for its values. */
const REFUSED_VALUE = /: SQLITE_(TOOBIG|CONSTRAINT|MISMATCH)\b/;

/** Creates the store's access to the database of a Durable Object, with its tables. */
function sqlOf(storage: DurableObjectStorage): Sql {
  const sql: Sql = {
    run<Row extends Record<string, SqlValue>>(statement: string, ...parameters: SqlValue[]) {
      try {
        return storage.sql.exec<Row>(statement, ...parameters).toArray();
      } catch (error) {
        const { message } = error as Error;
        throw REFUSED_VALUE.test(message) ? new RefusedValueError(message) : error;
      }
    },
    transaction: (work) => storage.transactionSync(work),
  };
  createTables(sql);
  return sql;
}

type RecordsEnv = { MAIL_SERVER: DurableObjectNamespace<MailServer> };

/**
 * The records of all the clinic's appointments, in one object, so that an act and its slot are stored
 * together.
 */
export class ClinicRecords extends DurableObject<RecordsEnv> {
  readonly #settings = readSettings(process.env);
  readonly #store = createStore(sqlOf(this.ctx.storage));
  readonly #isSending = hasAutomaticEmails(facts) && this.#settings.appointmentKeys !== null;
  /** when the alarm rings, in milliseconds */
  #alarm = Infinity;

  constructor(ctx: DurableObjectState, env: RecordsEnv) {
    super(ctx, env);
    // The clinic's features and settings may have changed since the alarm was set.
    this.#call('dropUnusedData', [recordFeatures(facts)]);
  }

  /** Calls a method of `AppointmentRecords` by name. */
  async answer(name: RecordsMethod, given: unknown[]): Promise<unknown> {
    try {
      return this.#call(name, given);
    } catch (error) {
      // Here, because the error loses its class and code on the way to the worker.
      if (error instanceof RefusedValueError)
        console.log(JSON.stringify({ event: 'refused-value', call: name, why: error.message }));
      throw error;
    }
  }

  #call(name: RecordsMethod, given: unknown[]): unknown {
    const answer = this.#store.call(name, given);
    this.#wakeForNext();
    return answer;
  }

  #wakeForNext(): void {
    const now = Date.now();
    const list = facts.booking.dayList ? currentList(facts, new Date(now)) : null;
    const moment = this.#store.upkeep.nextWakeTime(now, this.#isSending ? { list } : null);
    if (moment === this.#alarm || moment === Infinity) return;
    this.#alarm = moment;
    void this.ctx.storage.setAlarm(moment);
  }

  override async alarm(): Promise<void> {
    this.#alarm = Infinity;
    this.#store.upkeep.expire(Date.now());
    await this.#sendDue();
    this.#wakeForNext();
  }

  async #sendDue(): Promise<void> {
    const { appointments, fromAddress } = appointmentOptions(this.#settings, facts, () =>
      recordsFrom((name, given) => this.answer(name, given)),
    );
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
