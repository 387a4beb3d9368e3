import { expect, test } from 'vitest';
import { eventFacts } from '../../tests/helpers/booked-relay.ts';
import {
  EARLIER,
  earlierPath,
  HOUR_MS,
  instant,
  offeredTo,
  relayWithEarlierTimes,
  SOON,
  takePath,
  withFreedTime,
} from '../../tests/helpers/relay-with-earlier-times.ts';
import { conversationsIn, pathIn } from '../../tests/helpers/patient-without-email.ts';
import { hrefIn, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';

// Times that become free, offered to patients whose visit is later (docs/product.md, Earlier times).

const { appointmentPages, earlier: words } = ENGLISH.words;
const { when } = appointmentPages;

/** The time that `withFreedTime` frees, and the visit of the first who waits. */
const NEW = { date: '2025-02-25', time: '10:00' } as const;
const OLD = { date: '2025-03-03', time: '11:00' } as const;

test('a freed time is offered to three who wait, longest first, then to the next three', async () => {
  const { relay, waiting, toClinic } = await withFreedTime(5);
  expect(toClinic.text).toContain(words.freed.offered(NEW));
  const emails = waiting.map(({ email }) => email);
  const first = await relay.wait(30);
  expect(offeredTo(first)).toEqual(emails.slice(0, 3));
  const { mail } = first[0]!;
  expect(mail.subject).toBe(words.email.subject(CLINIC.name, NEW));
  expect(mail.text).toContain('Your appointment stands as it is until you take it.');
  expect(mail.text).toContain('Monday, March 3, 2025');
  expect(offeredTo(await relay.wait(30))).toEqual(emails.slice(3));
  expect(await relay.wait(120)).toEqual([]);
});

test('opening an offer changes nothing; pressing moves the visit, and both are told', async () => {
  const { relay, waiting } = await withFreedTime(2);
  const { mail } = (await relay.wait(1))[0]!;
  const page = await relay.ask(takePath(mail)!);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Yes, take it')]);
  expect(await relay.records.visits()).not.toContainEqual(expect.objectContaining({ date: '2025-02-25' }));
  expect((await relay.submit(takePath(mail)!)).status).toBe(200);
  const [toClinic, toPatient] = relay.news() as [Mail, Mail];
  expect([toClinic.to.address, toPatient.to.address]).toEqual([CLINIC.email, waiting[0]!.email]);
  for (const { subject, text } of [toClinic, toPatient]) {
    expect(subject).toContain(when(NEW));
    expect(text).toContain(`has moved from ${when(OLD)} to ${when(NEW)}.`);
  }
  const before = eventFacts(waiting[0]!.toPatient);
  for (const mail of [toClinic, toPatient])
    expect(eventFacts(mail)).toMatchObject({
      uid: before.uid,
      sequence: before.sequence + 1,
      start: '2025-02-25T04:30:00.000Z',
    });
  // Their old time, 3 March, is free now.
  expect(toClinic.text).toContain('Monday, March 3, 2025, 11:00 AM is free now');
  const dates = (await relay.records.visits()).map(({ date }) => date);
  expect(dates.toSorted()).toEqual(['2025-02-25', '2025-03-04']);
});

test('of two who press at once one has it; the other page says that the own visit stands', async () => {
  const { relay } = await withFreedTime(3);
  const offers = (await relay.wait(1)).map(({ mail }) => takePath(mail)!);
  const answers = await Promise.all(offers.map((path) => relay.submit(path)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  const lost = statuses.indexOf(409);
  for (const said of [words.gone.title, 'your own appointment stands', words.gone.next])
    expect(answers[lost]!.text).toContain(said);
  const opened = await relay.ask(offers[lost]!);
  expect(opened.text).toContain(words.gone.title);
  expect(opened.text).not.toContain('<form');
  // Its link ends the wish; then the page says so.
  await relay.submit(earlierPath({ html: opened.text }), [['wants', '0']]);
  const without = await relay.ask(offers[lost]!);
  expect(without.text).not.toContain(words.gone.next);
  expect(without.text).toContain(words.wish.off.link);
  expect(await relay.records.visits()).toHaveLength(3);
});

test('one freed time moves three patients, one after the other; nobody gets their old time back', async () => {
  const { relay, waiting } = await withFreedTime(3);
  const [a, b, c] = waiting.map(({ email }) => email);
  const press = async (sent: { mail: Mail }[], email: string | undefined) => {
    const offer = sent.find(({ mail }) => mail.to.address === email)!;
    expect((await relay.submit(takePath(offer.mail)!)).status).toBe(200);
    relay.news();
  };
  await press(await relay.wait(1), a);
  // Nobody gets two offers on one day.
  expect(await relay.wait(60)).toEqual([]);
  relay.clock.ms = instant('2025-02-21T08:00:00');
  const second = await relay.wait(1);
  expect(offeredTo(second)).toEqual([b, c]);
  await press(second, b);
  relay.clock.ms = instant('2025-02-22T08:00:00');
  const third = await relay.wait(1);
  expect(offeredTo(third)).toEqual([c]);
  await press(third, c);
  const dates = (await relay.records.visits()).map(({ date, time }) => `${date} ${time}`);
  expect(dates.toSorted()).toEqual([SOON, '2025-03-03 11:00', '2025-03-04 11:00']);
  for (const day of ['2025-02-23', '2025-02-24'])
    expect([day, await relay.dueAt(instant(`${day}T10:00:00`))]).toEqual([day, []]);
});

test('a visit that the clinic moves to a later time is not offered back', async () => {
  const relay = relayWithEarlierTimes();
  const moved = await relay.confirmed(SOON, { earlier: true });
  const other = await relay.confirmed('2025-03-05 11:00', { earlier: true });
  expect(await relay.press(moved.toClinic, 'offer', timeFields('2025-03-06 10:00'))).toBe(200);
  const offer = relay.news().find(({ to }) => to.address === moved.email)!;
  expect(await relay.press(offer, 'accept')).toBe(200);
  relay.news();
  expect(offeredTo(await relay.wait(120))).toEqual([other.email]);
});

test('the time of a patient who takes an offer and then cancels is offered again', async () => {
  const { relay, waiting } = await withFreedTime(2);
  const offers = await relay.wait(1);
  await relay.submit(takePath(offers[0]!.mail)!);
  const [, toPatient] = relay.news() as [Mail, Mail];
  await relay.cancel({ toPatient });
  // The first offer of the other patient is of the time that was taken.
  relay.clock.ms = instant('2025-02-21T08:00:00');
  const again = await relay.wait(1);
  expect(offeredTo(again)).toEqual([waiting[1]!.email]);
  expect((await relay.submit(takePath(again[0]!.mail)!)).status).toBe(200);
});

test('an offer ends when the patient cancels the own visit', async () => {
  const { relay, waiting } = await withFreedTime(1);
  const [offer] = await relay.wait(1);
  await relay.cancel(waiting[0]!);
  const answer = await relay.submit(takePath(offer!.mail)!);
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('cancelled the appointment')]);
});

test('the offers end when the clinic confirms the cancelled visit again', async () => {
  const { relay, gone } = await withFreedTime(1);
  const [offer] = await relay.wait(1);
  const cancelled = relay.delivered.findLast(
    ({ to, html }) => to.address === CLINIC.email && hrefIn([{ html } as Mail], 'confirm'),
  )!;
  const page = await relay.ask(hrefIn([cancelled], 'confirm')!);
  expect(page.text).toContain(words.freed.confirmEnds);
  expect(await relay.press(cancelled, 'confirm')).toBe(200);
  const [toPatient, toClinic] = relay.news() as [Mail, Mail];
  expect(toPatient.to.address).toBe(gone.email);
  expect(toPatient.text).not.toContain(words.freed.confirmed);
  expect(toClinic.text).toContain(words.freed.confirmed);
  expect((await relay.submit(takePath(offer!.mail)!)).status).toBe(409);
});

test.each([
  ['with', {}],
  ['without', { email: '' }],
])('the clinic reads which patient %s e-mail was faster, and from when they moved', async (_, patient) => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-03 11:00', { earlier: true, ...patient });
  const other = await relay.confirmed('2025-03-04 11:00', { earlier: true });
  const toClinic = await relay.cancel(gone);
  const sent = await relay.wait(1);
  const byPhone = sent.find(({ mail }) => !takePath(mail));
  const page = byPhone && (await relay.ask(pathIn(conversationsIn(byPhone.mail.html).text)));
  await relay.submit(page ? takePath({ html: page.text })! : takePath(sent[0]!.mail)!);
  const [taken] = relay.news();
  for (const { text } of [await relay.ask(earlierPath(toClinic)), await relay.submit(earlierPath(toClinic))])
    expect(text).toContain(words.freed.ended.taken(NEW, { name: 'Patient B', from: OLD }).text);
  // Other patients never read who has it.
  const offer = sent.find(({ mail }) => mail.to.address === other.email)!;
  expect((await relay.submit(takePath(offer.mail)!)).text).not.toContain('Patient B');
  // Who wants to be told no more is named no more.
  if (byPhone) return;
  const [, toPatient] = relay.delivered.slice(-2) as [Mail, Mail];
  expect(taken!.text).toContain('Patient B');
  await relay.submit(earlierPath(toPatient), [['wants', '0']]);
  expect((await relay.ask(earlierPath(toClinic))).text).toContain(words.freed.ended.taken(NEW).text);
});

test('a time that the clinic has given by telephone is not offered, and cannot be taken', async () => {
  const clinic = { booking: { ...EARLIER.booking, dayList: true } };
  const relay = relayWithEarlierTimes(clinic);
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-03 11:00', { earlier: true });
  await relay.confirmed('2025-03-04 11:00', { earlier: true });
  await relay.cancel(gone);
  const tick = async (isTicked: boolean) => {
    const list = { day: '2025-02-20', opens: 0, closes: Infinity } as const;
    const now = relay.clock.ms;
    await relay.records.beginList({ ...list, closes: now + HOUR_MS }, now);
    const visit = { date: '2025-02-25', time: '10:00', minutes: 30 } as const;
    const [before, after] = isTicked ? [[], [visit]] : [[visit], []];
    const chairs = { count: 1, timeZone: CLINIC.timeZone };
    const change = { list: list.day, page: `page ${now}`, before, after, chairs, now };
    expect(await relay.records.saveTaken(change)).toBe('saved');
  };
  await tick(true);
  expect(offeredTo(await relay.wait(30))).toEqual([]);
  await tick(false);
  const offers = (await relay.wait(31)).filter(({ mail }) => takePath(mail));
  expect(offers).toHaveLength(2);
  await tick(true);
  expect((await relay.submit(takePath(offers[0]!.mail)!)).status).toBe(409);
});

test.each([
  ['2025-02-20 15:00', '11:59', 1],
  ['2025-02-20 15:00', '12:01', 0],
  ['2025-03-06 11:30', '11:31', 1],
  ['2025-03-06 12:30', '11:31', 0],
])('a visit on %s that is cancelled at %s is offered to %i', async (at, now, count) => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(at);
  await relay.confirmed('2025-03-10 11:00', { earlier: true });
  relay.clock.ms = instant(`2025-02-20T${now}:00`) - 30_000;
  // Patients can't cancel a visit that is so near.
  if (at === '2025-02-20 15:00') expect(await relay.press(gone.toClinic, 'decline')).toBe(200);
  else await relay.cancel(gone);
  relay.news();
  expect(offeredTo(await relay.wait(1))).toHaveLength(count);
});

test.each(['full', 'dentist', 'closed'])('a visit that is declined as %s is not offered', async (reason) => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-10 11:00', { earlier: true });
  expect(await relay.press(gone.toClinic, 'decline', [['reason', reason]])).toBe(200);
  relay.news();
  expect(await relay.wait(60)).toEqual([]);
});

test('without the tick nobody is asked, stored or told', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  const other = await relay.confirmed('2025-03-10 11:00');
  expect(relay.kept()).not.toContain('"earlier"');
  await relay.cancel(gone);
  expect(await relay.wait(60)).toEqual([]);
  expect(other.toPatient.text).toContain(words.wish.off.text);
});

test('the form without scripts has the tick too', async () => {
  for (const earlier of ['yes', '']) {
    const relay = relayWithEarlierTimes();
    const gone = await relay.confirmed(SOON);
    const form = { name: 'Rohan', email: 'rohan@example.com', phone: '+91 98200 54321', notes: '' };
    const time = { date: '2025-03-10', time: '11:00' };
    const sent = await relay.sendForm({ ...form, ...time, ...(earlier && { earlier }) }, { headers: {} });
    expect(sent.status).toBe(303);
    const [request] = relay.news();
    expect(await relay.press(request!, 'confirm')).toBe(200);
    relay.news();
    await relay.cancel(gone);
    expect(offeredTo(await relay.wait(1))).toEqual(earlier ? ['rohan@example.com'] : []);
  }
});

test('the confirmation lets a patient ask for earlier times, and end that', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  const other = await relay.confirmed('2025-03-10 11:00');
  const path = earlierPath(other.toPatient);
  const page = await relay.ask(path);
  expect(page.text).toContain(words.wish.off.page.title);
  expect(relay.kept()).not.toContain('"earlier"');
  const wished = await relay.submit(path, [['wants', '1']]);
  expect(wished.text).toContain(words.wish.on.page.title);
  expect(wished.text).toContain(words.wish.on.page.button);
  await relay.cancel(gone);
  const [offer] = await relay.wait(1);
  expect(offeredTo([offer!])).toEqual([other.email]);
  expect(offer!.mail.text).toContain(`${words.wish.on.text} ${words.wish.on.link}`);
  // The offer has the way to end the wish too.
  await relay.submit(earlierPath(offer!.mail), [['wants', '0']]);
  expect(relay.kept()).not.toContain('"earlier"');
  expect(await relay.records.countWaiting({ ...NEW, minutes: 30 }, '', '2025-02-20')).toBe(0);
});

test("the clinic's e-mail about a request names the patient's wishes, the reminder the wish for earlier times", async () => {
  const relay = relayWithEarlierTimes({ ...EARLIER, reminders: { hours: 24 } });
  const { notification } = ENGLISH.words.emails;
  await relay.confirmed('2025-02-24 11:00', { earlier: true, reminder: true });
  const request = relay.delivered.find(({ subject }) => subject.startsWith('Appointment request'))!;
  expect(request.text).toContain(notification.wishes.reminder);
  expect(request.text).toContain(notification.wishes.earlier);
  const [reminder] = (await relay.dueAt(instant('2025-02-23T11:00:00'))) as [Mail];
  expect(reminder.text).toContain(`${words.wish.on.text} ${words.wish.on.link}`);
  await relay.submit(earlierPath(reminder), [['wants', '0']]);
  expect(relay.kept()).not.toContain('"earlier"');
  const before = relay.delivered.length;
  await relay.confirmed('2025-02-25 11:00', { reminder: true });
  expect(relay.delivered[before]!.text).not.toContain(notification.wishes.earlier);
  const [second] = (await relay.dueAt(instant('2025-02-24T11:00:00'))) as [Mail];
  expect(second.text).toContain(`${words.wish.off.text} ${words.wish.off.link}`);
});

test('the wish survives "I am coming" and a move; who has moved waits anew', async () => {
  const clinic = { ...EARLIER, reminders: { hours: 24 } };
  const relay = relayWithEarlierTimes(clinic);
  const a = await relay.confirmed('2025-02-24 11:00', { earlier: true, reminder: true });
  const [reminder] = (await relay.dueAt(instant('2025-02-23T11:00:00'))) as [Mail];
  expect(await relay.press(reminder, 'attend')).toBe(200);
  relay.news();
  expect((await relay.ask(earlierPath(a.toPatient))).text).toContain(words.wish.on.page.title);
  const gone = await relay.confirmed('2025-02-24 09:00');
  await relay.dueAt(instant('2025-02-23T12:00:00'));
  expect(await relay.press(gone.toClinic, 'decline')).toBe(200);
  relay.news();
  const offers = await relay.wait(1);
  expect(offeredTo(offers)).toEqual([a.email]);
  expect((await relay.submit(takePath(offers[0]!.mail)!)).status).toBe(200);
  const moved = relay.news().find(({ to }) => to.address === a.email)!;
  expect(moved.text).toContain(words.wish.on.text);
  // The link of the first confirmation is of an earlier e-mail.
  expect((await relay.submit(earlierPath(a.toPatient), [['wants', '0']])).status).toBe(409);
});

test('a clinic without the line has no such pages, links or stored data', async () => {
  const { earlier: _, ...booking } = EARLIER.booking;
  const relay = relayWithEarlierTimes({ booking });
  const gone = await relay.confirmed(SOON);
  const other = await relay.confirmed('2025-03-10 11:00', { earlier: true });
  expect(other.toPatient.text).not.toContain(words.wish.off.link);
  expect((await relay.cancel(gone)).text).not.toContain('is free now');
  expect(await relay.wait(60)).toEqual([]);
  for (const table of ['waiting', 'freed_time', 'earlier_offer'])
    expect(relay.store.sql.run(`SELECT * FROM ${table}`)).toEqual([]);
});

test('links about earlier times are of this clinic, and count as its links', async () => {
  const { relay, toClinic } = await withFreedTime(1);
  const path = earlierPath(toClinic);
  expect((await relay.ask(`${path.slice(0, -4)}aaaa`)).status).toBe(404);
  const elsewhere = await relay.post(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(elsewhere.status).toBe(403);
  expect(offeredTo(await relay.wait(1))).toHaveLength(1);
});
