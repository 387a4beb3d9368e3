import process from 'node:process';
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { facts } from '#clinic/facts.ts';
import { isCivilDate } from '../../domain/time/civil-date.ts';
import { DAY_LIST_HOURS, dayListClosure, openDaily } from '../helpers/test-schedule.ts';
import { ClinicRecords as RelayRecords } from '../../relay/host/durable-objects.ts';
import type { RecordsMethod } from '../../relay/store/appointment-records.ts';
import worker from '../../relay/host/worker.ts';

export * from '../../relay/host/worker.ts';

// The relay with the optional features that its settings turn on. POST /appointment/due calls a method of its
// records. GET /appointment/due returns the clinic's own record.

if (process.env.CHAIRS) facts.booking.chairs = Number(process.env.CHAIRS);
if (process.env.EMAIL_OPTIONAL) facts.booking.email = 'optional';
if (process.env.PHOTOS) facts.booking.photos = true;
const today = process.env.DAY_LIST ?? '';
if (isCivilDate(today)) {
  facts.booking.dayList = true;
  facts.hours = DAY_LIST_HOURS;
  // The date is a setting, because the clock of workerd does not run while modules are loaded.
  facts.closures = [dayListClosure(today)];
  facts.specialHours = [];
}
if (process.env.EARLIER_TIMES) {
  facts.booking.earlier = true;
  // It is noon in this time zone. At night, the relay offers no earlier times.
  facts.timeZone = process.env.EARLIER_TIMES;
  facts.hours = openDaily({ opens: '09:00', closes: '19:00' });
  facts.closures = [];
  facts.specialHours = [];
}
if (process.env.AUTOMATIC_EMAILS) {
  facts.booking.nudge = true;
  facts.reminders = { hours: 24 };
  // The clinic is always open, because e-mails are sent only during its waking hours.
  facts.hours = openDaily({ opens: '00:00', closes: '23:59' });
  facts.closures = [];
  facts.specialHours = [];
}

export class ClinicRecords extends RelayRecords {
  async clinicRecord(): Promise<string> {
    const rows = this.ctx.storage.sql.exec<{ content: string }>(
      "SELECT content FROM record WHERE name = 'clinic'",
    );
    return rows.one().content;
  }
}

type Env = Omit<Parameters<typeof worker.fetch>[1], 'CLINIC_RECORDS'> & {
  CLINIC_RECORDS: DurableObjectNamespace<ClinicRecords>;
};

export default {
  async fetch(request: Request, env: Env, ctx: Parameters<typeof worker.fetch>[2]): Promise<Response> {
    if (new URL(request.url).pathname !== '/appointment/due') return worker.fetch(request, env, ctx);
    const records = env.CLINIC_RECORDS.getByName('clinic');
    if (request.method === 'GET') return new Response(await records.clinicRecord());
    const { method, args } = (await request.json()) as { method: RecordsMethod; args: unknown[] };
    return Response.json((await records.answer(method, args)) ?? null);
  },
};
