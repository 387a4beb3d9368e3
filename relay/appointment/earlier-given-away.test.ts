import { expect, test } from 'vitest';
import {
  EARLIER,
  earlierPath,
  relayWithEarlierTimes,
  SOON,
  takePath,
  withFreedTime,
} from '../../tests/helpers/relay-with-earlier-times.ts';
import { hrefIn } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, ENGLISH } from '../../tests/helpers/test-relay.ts';
import { TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';

// The button by which the clinic says that it has given a freed time away.

const { earlier: words } = ENGLISH.words;

/** The time that `withFreedTime` frees. */
const NEW = { date: '2025-02-25', time: '10:00' } as const;
const WITH_TICKS = { booking: { ...EARLIER.booking, dayList: true } };

test('the clinic ends the offers by the button of its e-mail, also before the first is sent', async () => {
  for (const isSent of [false, true]) {
    const { relay, toClinic } = await withFreedTime(4);
    const offers = isSent ? await relay.wait(1) : [];
    const path = earlierPath(toClinic);
    const page = await relay.ask(path);
    expect(page.text).toContain(words.freed.button);
    expect((await relay.submit(path)).text).toContain('no longer offered');
    expect((await relay.ask(path)).text).toContain('no longer offered');
    expect(await relay.wait(60)).toEqual([]);
    for (const { mail } of offers) expect((await relay.submit(takePath(mail)!)).status).toBe(409);
  }
});

test('a time that the clinic has given away is ticked in Times taken: no other patient is confirmed there', async () => {
  const { relay, toClinic } = await withFreedTime(1, {}, WITH_TICKS);
  await relay.records.beginList({ day: '2025-02-21', opens: 0, closes: Infinity }, relay.clock.ms);
  const path = earlierPath(toClinic);
  expect((await relay.ask(path)).text).toContain(words.freed.ask(NEW, true).text);
  for (const page of [await relay.submit(path), await relay.submit(path), await relay.ask(path)])
    expect(page.text).toContain(words.freed.ended.givenAway(NEW, true).text);
  expect((await relay.records.visits()).filter(({ time }) => time === '10:00')).toHaveLength(1);
  expect(await relay.press(toClinic, 'confirm')).toBe(409);
  // The page leads to the tick, which can be removed.
  const [, link] = new RegExp(`(${TIMES_TAKEN_PATH}[\\w-]+)`).exec((await relay.ask(path)).text)!;
  const page = await relay.ask(link!);
  expect(page.text).toMatch(/value="202502251000"[^>]*checked|checked[^>]*value="202502251000"/);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)![1]!;
  const ticks: [string, string][] = [
    ['page', field('page')],
    ['before', field('before')],
  ];
  expect((await relay.submit(link!, ticks)).status).toBe(200);
  expect((await relay.ask(path)).text).toContain(words.freed.ended.givenAway(NEW, false).text);
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
});

test('a time that has no free chair when the clinic gives it away gets no second tick', async () => {
  const { relay, toClinic } = await withFreedTime(1, {}, WITH_TICKS);
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  const again = relay.news().find(({ to }) => to.address === CLINIC.email)!;
  expect(await relay.press(again, 'decline')).toBe(200);
  const freedAgain = relay.news().find(({ to }) => to.address === CLINIC.email)!;
  await relay.confirmed(SOON);
  expect((await relay.submit(earlierPath(freedAgain))).text).toContain(
    words.freed.ended.givenAway(NEW, false).text,
  );
  expect((await relay.records.visits()).filter(({ time }) => time === '10:00')).toHaveLength(1);
});

test('the clinic can end the offers although the relay ended before it stored the act', async () => {
  const relay = relayWithEarlierTimes();
  const gone = await relay.confirmed(SOON);
  await relay.confirmed('2025-03-10 11:00', { earlier: true });
  const { records } = relay.options.appointments;
  const { markDelivered } = records;
  records.markDelivered = () => Promise.reject(new Error('killed'));
  const cancel = hrefIn([gone.toPatient], 'cancel')!;
  expect((await relay.submit(cancel)).status).toBe(502);
  const [toClinic] = relay.news();
  expect((await relay.submit(earlierPath(toClinic!))).text).toContain('no longer offered');
  records.markDelivered = markDelivered;
  expect((await relay.submit(cancel)).status).toBe(200);
  relay.news();
  expect(await relay.wait(60)).toEqual([]);
});

test('a visit that is confirmed again after the clinic has ended its offers ends none', async () => {
  const { relay, toClinic } = await withFreedTime(1);
  await relay.submit(earlierPath(toClinic));
  const page = await relay.ask(hrefIn([toClinic], 'confirm')!);
  expect(page.text).not.toContain(words.freed.confirmEnds);
  expect(await relay.press(toClinic, 'confirm')).toBe(200);
  for (const { text } of relay.news()) expect(text).not.toContain(words.freed.confirmed);
});
