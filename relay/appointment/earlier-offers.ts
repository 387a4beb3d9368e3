import {
  isOfferable,
  nextMorning,
  ROUND_MS,
  wakingTimeAfter,
} from '../../domain/appointment/earlier-times.ts';
import { chairsOf } from '../../domain/appointment/timed-visits.ts';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import { visitMinutes } from '../../domain/clinic/opening-hours.ts';
import { earlierByPhoneMail, earlierMail } from '../emails/compose-mail.tsx';
import { DeliveryError, type Mail } from '../emails/mail.ts';
import { localizedClinics, type LocalizedClinic } from '../localized-clinic.ts';
import type { RelayOptions } from '../relay-types.ts';
import type { FreedTime, OfferedVisit } from '../store/earlier-offers.ts';
import { retryPause } from '../store/record-rules.ts';
import { actLinks, actMessageId, messageId, type Appointments } from './create-act-links.ts';
import { wishLink } from './earlier-times.ts';
import { decryptContent, StateSchema } from './encrypted-content.ts';
import { messageToPatient } from './patient-link.ts';

type Options = Pick<RelayOptions, 'clinic' | 'languages' | 'deliver' | 'fromAddress' | 'log' | 'now'> & {
  appointments: Appointments;
};

/** Sends the offers of freed times that are due (docs/product.md, Earlier times). */
export async function sendEarlierOffers(options: Options): Promise<void> {
  const { clinic, fromAddress, languages, log, appointments } = options;
  const { records } = appointments;
  const chairs = chairsOf(clinic);
  if (!clinic.booking.earlier || !chairs) return;
  const now = options.now?.() ?? new Date();
  const { timeZone } = clinic;
  const { defaultClinic } = localizedClinics(clinic, fromAddress, languages);
  const next = wakingTimeAfter(now, timeZone, ROUND_MS);
  const day = civilTimeAt(now, timeZone).date;
  const morning = nextMorning(now, timeZone);
  const round = { day, minutes: visitMinutes(clinic), chairs, next, morning };
  for (const freed of await records.dueFreedTimes(now.getTime())) {
    const waking = wakingTimeAfter(now, timeZone);
    if (waking > now.getTime()) {
      await records.postponeFreedTime(freed.name, waking);
      continue;
    }
    if (!isOfferable(freed, clinic, now)) {
      await records.postponeFreedTime(freed.name, next);
      continue;
    }
    for (;;) {
      const offered = await records.takeOffers(freed, round);
      if (offered.length === 0) break;
      const outcome = await sendOffers(offered, freed, { ...options, clinic: defaultClinic, now });
      log({ time: now.toISOString(), event: 'earlier-time', ...outcome });
      if (outcome.outcome === 'put-back') return;
    }
  }
}

type SendOptions = Omit<Options, 'clinic' | 'now'> & { clinic: LocalizedClinic; now: Date };

/** Sends one e-mail: to a patient, or to the clinic about all patients without e-mail of the round. */
async function sendOffers(
  offered: readonly OfferedVisit[],
  freed: FreedTime,
  options: SendOptions,
): Promise<{ outcome: string; code?: string }> {
  const { deliver, appointments, now } = options;
  const { records } = appointments;
  try {
    const mail = await (offered[0]!.isByPhone ? phoneMail : patientMail)(offered, freed, options);
    if (!mail) {
      for (const each of offered) await records.markMissingKey(each);
      return { outcome: 'no-key' };
    }
    await deliver(mail);
    return { outcome: 'delivered' };
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : null;
    const code = failure?.code ?? (error as Error).name;
    // What may have been sent, or was refused for good, is not sent again.
    const isOver = failure?.outcome === 'unknown' || failure?.outcome === 'rejected';
    if (isOver) return { outcome: 'not-delivered', code };
    const again = now.getTime() + retryPause(0);
    for (const { requestHash } of offered) await records.returnOffer(freed.name, requestHash, again);
    return { outcome: 'put-back', code };
  }
}

async function stateOf({ encrypted, step }: OfferedVisit, { appointments }: SendOptions) {
  const state = await decryptContent(appointments.links, StateSchema, encrypted);
  return state && { ...state, step };
}

/** @returns null if no listed key decrypts what is stored */
async function patientMail(
  [offered]: readonly OfferedVisit[],
  { name, date, time }: FreedTime,
  options: SendOptions,
): Promise<Mail | null> {
  const { clinic, fromAddress, appointments, now } = options;
  const state = await stateOf(offered!, options);
  if (!state) return null;
  const at = { date, time };
  const { requestHash, language } = state;
  const { links } = await actLinks('patient', { ...state, times: [at] }, appointments);
  const takeHref = links.find(({ act }) => act === 'take')!.href;
  const wish = (await wishLink(state, true, options))!;
  const first = await actMessageId('patient', requestHash, fromAddress);
  return {
    ...(await earlierMail(state, at, clinic.inLanguage(language), { takeHref, wish }, now)),
    messageId: await messageId(['earlier', name, requestHash], fromAddress),
    inReplyTo: first,
    references: [first],
  };
}

/** @returns null if no listed key decrypts what is stored */
async function phoneMail(
  offered: readonly OfferedVisit[],
  { name, date, time }: FreedTime,
  options: SendOptions,
): Promise<Mail | null> {
  const { clinic, fromAddress, appointments, now } = options;
  const at = { date, time };
  const told = [];
  for (const each of offered) {
    const state = await stateOf(each, options);
    const record = await appointments.records.latest(each.requestHash);
    const message =
      state &&
      (await messageToPatient(
        'earlier',
        { ...state, visitTime: at },
        { clinic, appointments, now },
        record?.current?.noEmail,
      ));
    if (state && message) told.push({ state, message });
  }
  if (told.length === 0) return null;
  return {
    ...(await earlierByPhoneMail(told, at, clinic)),
    messageId: await messageId(['earlier', name, ...told.map(({ state }) => state.requestHash)], fromAddress),
  };
}
