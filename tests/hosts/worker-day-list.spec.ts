import { expect } from '@playwright/test';
import { facts } from '#clinic/facts.ts';
import { DAY_LIST_HOURS, dayListClosure, openDay } from '../helpers/test-schedule.ts';
import { civilTimeAt, isSameTime, timeOf } from '../../domain/time/civil-date.ts';
import { newAppointmentId } from '../../domain/forms/appointment-request.ts';
import { toEmailParams } from '../../domain/forms/email-params.ts';
import { visitAt, type TimedVisit } from '../../domain/appointment/timed-visits.ts';
import { APPOINTMENT_PATH, FULL_SLOTS_PATH, TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';
import {
  callRecords,
  KEY,
  newParams,
  sendEmail,
  submitAct,
  TEST_WORKER,
  test,
  url,
} from '../helpers/workerd-test.ts';
import { appointmentOf } from '../helpers/test-relay.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';

// The clinic's list of the day and its times taken, in Durable Objects. The clinic is closed today and
// tomorrow, so that the list of the next open day is due. relay/appointment/day-list.test.ts has more tests.

test.describe.configure({ timeout: 180_000 });

const TODAY = civilTimeAt(new Date(), facts.timeZone).date;
const SETTINGS = { DAY_LIST: TODAY, CHAIRS: '1', EMAILS_PER_HOUR: '10000' };
const schedule = { ...facts, hours: DAY_LIST_HOURS, closures: [dayListClosure(TODAY)], specialHours: [] };
const DAY = openDay(schedule, 1);

/** Returns the parameters of a request for a time of the next open day. */
function paramsAt(time: TimeOfDay) {
  const appointment = { ...appointmentOf(newParams()), date: DAY, time };
  return toEmailParams(appointment, newAppointmentId());
}

/** Returns the clinic's own record. */
const clinicRecord = async () => (await fetch(`${url}${APPOINTMENT_PATH}due`)).json() as Promise<unknown>;

const isList = (text: string) => /^Subject: Your days/m.test(text);

test(
  'sends the list once despite restarts, and its link works with a new first key and saves times',
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning } }) => {
    const lists = () => mailServer.received.filter(isList);
    let link = '';
    await whileRunning(
      SETTINGS,
      async () => {
        expect((await sendEmail('clinic', paramsAt('10:00'))).status).toBe(200);
        await expect.poll(() => lists().length).toBe(1);
        const text = lists()[0]!.replace(/=\r?\n/g, '');
        expect(text).toContain('Waiting for your answer');
        link = url + new RegExp(`${TIMES_TAKEN_PATH}[\\w-]+`).exec(text)![0];
      },
      TEST_WORKER,
    );
    const rotated = { ...SETTINGS, APPOINTMENT_KEYS: `Qw7Ns3Yb8Rc5Xd1Mf6Vg2Lk9Tz4Hp0Ju ${KEY}` };
    await whileRunning(
      rotated,
      async () => {
        const page = await (await fetch(link)).text();
        expect(page).toContain('Times taken');
        const id = /name="page" value="([\w-]+)"/.exec(page)![1]!;
        const body = new URLSearchParams({ page: id, before: '', tick: `${DAY}11:00`.replace(/\D/g, '') });
        const headers = { 'Sec-Fetch-Site': 'same-origin' };
        expect((await fetch(link, { method: 'POST', body, headers })).status).toBe(200);
        expect(await (await fetch(url + FULL_SLOTS_PATH)).json()).toEqual({ [DAY]: ['11:00'] });
        expect(await submitAct(paramsAt('11:00'), 'confirm')).toBe(409);
        expect((await sendEmail('clinic', paramsAt('12:00'))).status).toBe(200);
        await expect.poll(clinicRecord).toMatchObject({ link: DAY, lists: [{ day: DAY, next: null }] });
      },
      TEST_WORKER,
    );
    expect(lists()).toHaveLength(1);
  },
);

test(
  'schedules a list again if the worker ended while sending it',
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning } }) => {
    await whileRunning(
      SETTINGS,
      async () => {
        // The first e-mail is about the request. The second is the list, which the mail server never answers.
        const listArrives = Promise.withResolvers<void>();
        let count = 0;
        mailServer.onRecipient = (done) => (count++ === 0 ? done() : listArrives.resolve());
        expect((await sendEmail('clinic', paramsAt('10:00'))).status).toBe(200);
        await listArrives.promise;
      },
      TEST_WORKER,
    );
    mailServer.onRecipient = null;
    await whileRunning(
      SETTINGS,
      async () => {
        expect(await clinicRecord()).toEqual({
          keepUntil: expect.any(Number),
          lists: [{ day: DAY, since: expect.any(Number), next: expect.any(Number), failures: 0, doubts: 1 }],
        });
      },
      TEST_WORKER,
    );
    expect(mailServer.received.filter(isList)).toEqual([]);
  },
);

test(
  'gives each of 20 times once if 100 ticks and 100 confirmations arrive at the same time',
  { tag: '@edge' },
  async ({ workerd: { whileRunning } }) => {
    const times = Array.from({ length: 20 }, (_, nth) => timeOf(9 * 60 + nth * 30)).filter(
      (time) => time < '19:00',
    );
    const visits = times.map((time) => visitAt({ date: DAY, time }, facts));
    type Answer = string | { stored: TimedVisit[] } | { full: TimedVisit[] };

    /** Ticks a time, and saves the page again if somebody else has changed it before. */
    async function tick(visit: TimedVisit, page: string): Promise<boolean> {
      for (let before: TimedVisit[] = []; ;) {
        const chairs = { count: 1, timeZone: facts.timeZone };
        const after = [...before, visit];
        const change = { list: DAY, page, before, after, chairs, now: Date.now() };
        const answer: Answer = await callRecords('saveTaken', change);
        if (answer === 'saved') return true;
        if (typeof answer === 'string' || 'full' in answer) return false;
        before = answer.stored;
        // Somebody else has ticked it.
        if (before.some((other) => isSameTime(other, visit))) return false;
      }
    }
    await whileRunning(
      SETTINGS,
      async () => {
        const now = Date.now();
        const list = { day: DAY, opens: now + 1, closes: now + 2 };
        await callRecords('beginList', list, now);
        const nths = Array.from({ length: 100 }, (_, nth) => nth);
        const [ticks, confirmations] = await Promise.all([
          Promise.all(nths.map((nth) => tick(visits[nth % visits.length]!, `page ${nth}`))),
          Promise.all(
            nths.map(async (nth) => {
              const params = paramsAt(times[nth % times.length]!);
              let status: number;
              // A busy mail server may time out; the page then asks to try again.
              do status = await submitAct(params, 'confirm');
              while (status === 502);
              return status === 200;
            }),
          ),
        ]);
        const winners = times.map((_, slot) =>
          nths
            .filter((nth) => nth % times.length === slot)
            .reduce((sum, nth) => sum + Number(ticks[nth]) + Number(confirmations[nth]), 0),
        );
        expect(winners).toEqual(times.map(() => 1));
        expect(await (await fetch(url + FULL_SLOTS_PATH)).json()).toEqual({ [DAY]: times });
      },
      TEST_WORKER,
    );
  },
);
