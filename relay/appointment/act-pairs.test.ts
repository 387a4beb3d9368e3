import { describe, expect, test } from 'vitest';
import {
  actsOf,
  applyAct,
  rulesOf,
  type Act,
  type AppointmentState,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { isSameTime, type CivilTime } from '../../domain/time/civil-date.ts';
import { emailJsRequest } from '../../domain/web/form-protocols.ts';
import { APPOINTMENT_PATH, FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import { createMemoryStore, type MemoryStore } from '../../tests/helpers/memory-store.ts';
import { WITHOUT_EMAIL } from '../../tests/helpers/patient-without-email.ts';
import { createRelayWithLinks, hrefIn, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { DUE } from '../../tests/helpers/relay-with-lists.ts';
import { CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';
import { patientLink } from './patient-link.ts';

// Each act after each other act, while the mail server fails. What is stored afterwards is compared with what
// the page said: "Nothing has been changed" means that everything is as before; "We do not know" means that
// the times of both acts are held, and
// that the list of the day still says to call.

const clinic = {
  ...CLINIC,
  booking: { ...CLINIC.booking, chairs: 1, dayList: true, email: 'optional' },
} as const;
const { words } = ENGLISH;
const { failed, deliveryUnknown, pending } = words.appointmentPages.page;

const PATIENTS = { 'with e-mail': PARAMS, 'without e-mail': WITHOUT_EMAIL };
type Patient = keyof typeof PATIENTS;

const LOCK_MS = 60_000;
const OFFERED: CivilTime[] = [
  { date: '2025-03-05', time: '10:00' },
  { date: '2025-03-06', time: '16:30' },
];
const WISHED: CivilTime[] = [{ date: '2025-03-07', time: '11:00' }];

/** All acts but `take`, which needs a freed time (earlier-times.test.ts). */
type PairedAct = Exclude<Act, 'take'>;

/** The acts before the first one of a pair, from a new request. */
const ACTS_BEFORE: Record<PairedAct, PairedAct[]> = {
  confirm: [],
  agree: ['offer'],
  offer: [],
  decline: ['confirm'],
  attend: ['confirm'],
  accept: ['offer'],
  none: ['offer'],
  change: ['confirm'],
  cancel: ['confirm'],
};

const isOfTime = (act: Act) => rulesOf(act).asks?.for === 'offeredTime';

/** The times that each act is given. The first offered time is accepted. */
function timesOf(act: Act, { times, visitTime }: AppointmentState): readonly CivilTime[] {
  if (isOfTime(act)) return times.slice(0, 1);
  // The appointment's own time cannot be offered.
  if (act === 'offer') return OFFERED.filter((time) => !isSameTime(time, visitTime));
  return act === 'change' ? WISHED : [];
}

const relayOver = (store: MemoryStore, ms: number) =>
  createRelayWithLinks({ clinic, ms, records: () => store.records });
type TestRelay = ReturnType<typeof relayOver>;

async function press({ options, ...relay }: TestRelay, state: AppointmentState, act: Act) {
  const token = await options.appointments.links.createToken(state, act, isOfTime(act) ? 0 : undefined);
  const slots = timesOf(act, state).map(({ date, time }) => `${date} ${time}`);
  return relay.press(APPOINTMENT_PATH + token, isOfTime(act) ? [] : timeFields(...slots));
}

const stateAfter = (state: AppointmentState, act: Act) => applyAct(state, act, timesOf(act, state));

/** An appointment after the first act of a pair, with the states that links in e-mails may have. */
async function afterFirstAct(patient: Patient, first: PairedAct, isDelivered: boolean) {
  const store = createMemoryStore();
  const relay = relayOver(store, NOW.getTime());
  const { links } = relay.options.appointments;
  await relay.sendEmail(emailJsRequest('clinic', PATIENTS[patient]));
  const [, token = ''] = hrefIn(relay.delivered, 'confirm')!.split(APPOINTMENT_PATH);
  let { state } = (await links.readToken(token))!;
  for (const act of ACTS_BEFORE[first]) {
    expect((await press(relay, state, act)).status).toBe(200);
    state = stateAfter(state, act);
  }
  if (!isDelivered) relay.mailServer.fails = () => 'unknown';
  expect((await press(relay, state, first)).status).toBe(isDelivered ? 200 : 502);
  const states = [...(isDelivered ? [] : [state]), stateAfter(state, first)];
  return { store, ms: relay.clock.ms + LOCK_MS, states };
}

/** What clinic, patient and others see of the stored appointment, once no act is in progress. */
async function seen(
  patient: Patient,
  store: MemoryStore,
  { ms, states }: { ms: number; states: AppointmentState[] },
) {
  const relay = relayOver(store.copy(), ms + LOCK_MS);
  const { appointments } = relay.options;
  const title = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
  const [state] = states as [AppointmentState];
  const link = await patientLink(state.requestHash, appointments);
  const page = await relay.ask(link.href.slice(CLINIC.siteUrl.length));
  const other = {
    ...state,
    requestHash: 'f'.repeat(32),
    step: 0,
    stage: 'requested',
    booked: false,
  } as const;
  const token = await appointments.links.createToken(other, 'confirm');
  const confirm = await relay.ask(APPOINTMENT_PATH + token);
  const fullSlots = JSON.parse((await relay.ask(FULL_SLOTS_PATH)).text) as Record<string, string[]>;
  const [list] = await relay.dueAt(DUE);
  return {
    fullSlots,
    patientPage: patient === 'without e-mail' && [page.status, title(page.text)],
    anotherPatient: title(confirm.text),
    list: list?.text.replaceAll(/\S*\/(a|appointment)\/\S*/g, ''),
  };
}

/** The times at which a visit may take place, in the form of the full slots. */
function heldTimes(seenNow: { fullSlots: Record<string, string[]> }) {
  return Object.entries(seenNow.fullSlots).flatMap(([date, times]) => times.map((time) => `${date} ${time}`));
}

/** The second acts that a link of the states may do; the first one's own link only repeats it. */
function pairsOf(patient: Patient, first: PairedAct, states: AppointmentState[]) {
  return states.flatMap((state, at) => {
    const isRepeat = (act: Act) => at === 0 && states.length > 1 && act === first;
    // A patient without e-mail has no link before the clinic's first act.
    const hasLink = (act: Act) =>
      patient === 'with e-mail' || rulesOf(act).role === 'clinic' || state.stage !== 'requested';
    const acts = [...actsOf('clinic', state), ...actsOf('patient', state)];
    return acts
      .filter((act) => act !== 'take' && !isRepeat(act) && hasLink(act))
      .map((act) => ({ state, act }));
  });
}

/**
 * Acts tell only these two apart. Which answer of a mail server means which: relay/host/mail-server.test.ts.
 */
const OUTCOMES = ['rejected', 'unknown'] as const;

const ROWS = (Object.keys(PATIENTS) as Patient[]).flatMap((patient) =>
  (Object.keys(ACTS_BEFORE) as PairedAct[]).flatMap((first) =>
    ([true, false] as const).map((isDelivered) => ({
      patient,
      first,
      isDelivered,
      outcome: isDelivered ? 'delivered' : 'of unknown outcome',
    })),
  ),
);

describe.each(ROWS)('patient $patient, after $first, $outcome', ({ patient, first, isDelivered }) => {
  test('each other act that fails leaves what its page says', async () => {
    const world = await afterFirstAct(patient, first, isDelivered);
    const before = await seen(patient, world.store, world);
    for (const { state, act } of pairsOf(patient, first, world.states)) {
      for (const outcome of OUTCOMES) {
        const store = world.store.copy();
        const relay = relayOver(store, world.ms);
        relay.mailServer.fails = () => outcome;
        const { status, text } = await press(relay, state, act);
        const how = `${act} at ${state.stage}, ${outcome}`;
        expect(status, how).toBe(502);
        if (outcome !== 'unknown') {
          expect(text, how).toContain(failed.nothingChanged);
          // Only the number of the failed act is not used again.
          const left = { ...store.table.get(state.requestHash), failedStep: undefined };
          expect(left, how).toEqual(world.store.table.get(state.requestHash));
          continue;
        }
        const now = await seen(patient, store, world);
        expect(text, how).toContain(deliveryUnknown.text);
        const after = stateAfter(state, act);
        const { date, time } = after.visitTime;
        const held = [...heldTimes(before), ...(after.booked ? [`${date} ${time}`] : [])];
        expect(heldTimes(now), how).toEqual(expect.arrayContaining(held));
        if (before.list?.includes(words.dayList.email.calls))
          expect(now.list, how).toContain(words.dayList.email.calls);
        if (rulesOf(act).role === 'clinic' && now.patientPage)
          expect(now.patientPage, how).toEqual([409, pending.title]);
      }
    }
  });

  test('each other act of which only the own copy is refused is done', async () => {
    const world = await afterFirstAct(patient, first, isDelivered);
    for (const { state, act } of pairsOf(patient, first, world.states)) {
      const store = world.store.copy();
      const relay = relayOver(store, world.ms);
      relay.mailServer.fails = () => relay.delivered.length > 0 && 'rejected';
      const { status, text } = await press(relay, state, act);
      const how = `${act} at ${state.stage}`;
      const { current, pending: left, replaced } = store.table.get(state.requestHash)!;
      expect([current!.act, left, replaced], how).toEqual([act, null, undefined]);
      const hasOwnCopy = relay.tried.length > 1;
      expect(status, how).toBe(hasOwnCopy ? 502 : 200);
      if (hasOwnCopy) expect(text, how).toContain(failed.partly[rulesOf(act).role]);
    }
  });
});
