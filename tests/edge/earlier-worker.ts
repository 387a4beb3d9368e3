import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { StoredRecord } from '../../relay/appointment/record-schema.ts';

export {
  ClinicRecords,
  DeliveryRecord,
  MailServer,
  RequestCounter,
} from '../../relay/host/durable-objects.ts';

// A worker in the relay's place, which leaves behind what an earlier version of the relay has kept.

/** As it was before `ClinicRecords`. */
export class AppointmentStep extends DurableObject {
  put(record: StoredRecord): void {
    this.ctx.storage.kv.put('step', record);
    void this.ctx.storage.setAlarm(record.until);
  }
}

export default {
  async fetch(
    request: Request,
    env: { APPOINTMENT_STEPS: DurableObjectNamespace<AppointmentStep> },
  ): Promise<Response> {
    const { thread, record } = (await request.json()) as { thread: string; record: StoredRecord };
    await env.APPOINTMENT_STEPS.getByName(thread).put(record);
    return new Response('kept');
  },
};
