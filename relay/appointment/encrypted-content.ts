import * as v from 'valibot';
import {
  STAGES,
  type AppointmentState,
  type DeclineReason,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { CivilDateSchema, CivilTimeSchema } from '../../domain/time/civil-time-schemas.ts';
import type { LinkEncryption } from './link-encryption.ts';

// What is stored encrypted, and the content of the link to the times taken. Texts that the same key encrypted
// for another purpose do not match.

const TimesSchema = v.pipe(v.array(CivilTimeSchema), v.readonly());

export const StateSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  language: v.string(),
  requestHash: v.string(),
  step: v.number(),
  stage: v.picklist(STAGES),
  booked: v.boolean(),
  visitTime: CivilTimeSchema,
  times: TimesSchema,
  wantsReminder: v.exactOptional(v.literal(true)),
  wantsEarlier: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, AppointmentState>;

const ReasonSchema = v.nullable(
  v.union([
    v.object({
      predefined: v.picklist(['asked', 'full', 'dentist', 'closed', 'call'] satisfies DeclineReason[]),
    }),
    v.object({ own: v.string() }),
  ]),
);

/** An act's input and the state before it; stored until the act's e-mails are delivered. */
export const ActSnapshotSchema = v.object({
  times: TimesSchema,
  reason: ReasonSchema,
  before: v.pick(StateSchema, ['step', 'stage', 'booked', 'visitTime', 'times']),
});
export type ActSnapshot = v.InferOutput<typeof ActSnapshotSchema>;

/** What the page of a patient without e-mail shows. */
export const PatientPageSchema = v.object({ state: StateSchema, reason: ReasonSchema });
export type PatientPageState = v.InferOutput<typeof PatientPageSchema>;

/** A request that is kept for the list of the day. */
export const KeptRequestContentSchema = v.object({ state: StateSchema, notes: v.string() });

/** The link to the times taken: the day of the list that contained it. */
export const TimesTakenSchema = v.tuple([v.literal('times-taken'), CivilDateSchema]);

/**
 * The links about earlier times: a patient's appointment, for the wish to be told of them; or the act that
 * freed a time, for the clinic.
 */
export const EarlierLinkSchema = v.variant('for', [
  v.object({ for: v.literal('wish'), state: StateSchema }),
  v.object({
    for: v.literal('freed'),
    requestHash: v.string(),
    step: v.number(),
    time: CivilTimeSchema,
  }),
]);
export type EarlierLink = v.InferOutput<typeof EarlierLinkSchema>;

/**
 * Decrypts a content.
 *
 * @returns null if there is none, no listed key decrypts it, or it is another content
 */
export async function decryptContent<Schema extends v.GenericSchema>(
  links: LinkEncryption,
  schema: Schema,
  encrypted: string | null | undefined,
): Promise<v.InferOutput<Schema> | null> {
  const text = encrypted ? await links.decrypt(encrypted) : null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}
