import process from 'node:process';
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { facts } from '#clinic/facts.ts';
import { DAY_LIST_HOURS, dayListClosure, openDaily } from '../helpers/test-schedule.ts';
import type { ClinicRecords } from '../../relay/host/durable-objects.ts';
import type { RecordsMethod } from '../../relay/appointment/records.ts';
import worker from '../../relay/host/worker.ts';

export * from '../../relay/host/worker.ts';

// The relay with the optional features that its settings name. POST /appointment/due calls a method of its
// records.

if (process.env.CHAIRS) facts.booking.chairs = Number(process.env.CHAIRS);
if (process.env.EMAIL_OPTIONAL) facts.booking.email = 'optional';
if (process.env.DAY_LIST) {
  facts.booking.dayList = true;
  facts.hours = DAY_LIST_HOURS;
  // Passed in, because the clock of workerd stands still while modules are loaded.
  facts.closures = [dayListClosure(process.env.DAY_LIST)];
  facts.specialHours = [];
}
if (process.env.AUTOMATIC_EMAILS) {
  facts.booking.nudge = true;
  facts.reminders = { hours: 24 };
  // Always open, because e-mails are sent only during the clinic's waking hours.
  facts.hours = openDaily({ opens: '00:00', closes: '23:59' });
  facts.closures = [];
  facts.specialHours = [];
}

type Env = Parameters<typeof worker.fetch>[1] & { CLINIC_RECORDS: DurableObjectNamespace<ClinicRecords> };

export default {
  async fetch(request: Request, env: Env, ctx: Parameters<typeof worker.fetch>[2]): Promise<Response> {
    if (new URL(request.url).pathname !== '/appointment/due') return worker.fetch(request, env, ctx);
    const { method, args } = (await request.json()) as { method: RecordsMethod; args: unknown[] };
    return Response.json((await env.CLINIC_RECORDS.getByName('clinic').answer(method, args)) ?? null);
  },
};
