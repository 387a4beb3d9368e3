import { latinDigits } from '../../domain/booking/clean-text.ts';
import { timeOf } from '../../domain/booking/civil-date.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { WEEKDAYS, type OpeningPeriod, type Weekday } from '../../domain/clinic/weekly-hours.ts';
import { resolveSpan, type Span } from './clock-times.ts';
import { readHoursItems, unreadable, type HoursItem } from './hours-items.ts';

type Week = Record<Weekday, OpeningPeriod[]>;

type DaysItem = HoursItem & { kind: 'days' };

/** Opening hours of some days. `named` are the days that were written singly, not in a range. */
type Rule = { days: Set<Weekday>; named: Set<Weekday>; spans: Span[] };

const DAY_MINUTES = 24 * 60;

/**
 * Reads opening hours as people write them, such as 'Mon-Sat 10:00-13:30 16:30-20:30, Sun 9-1'.
 *
 * Hours without days apply to every day. Otherwise days that are not mentioned are closed. Days can be before
 * or after their hours. A day that is called closed anywhere stays closed. Hours past midnight become two
 * periods: one until 24:00, and one from 00:00 on the next day.
 *
 * @param question - used in messages
 * @throws {ConfigurationError} if the text is invalid or ambiguous; the message says what to write
 */
export function readHours(text: string, question = 'Opening hours'): Week {
  try {
    return weekOf(readHoursItems(latinDigits(text)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError(`${question}: ${error.message}`);
  }
}

function weekOf(items: HoursItem[]): Week {
  const closed = new Set<Weekday>();
  const rules: Rule[] = [];
  let pendingDays: HoursItem[] = [];
  for (const group of splitAt(resolveExceptions(items, closed), ';')) {
    const segment = [...pendingDays, ...group.filter(({ kind }) => kind !== 'exclude')];
    pendingDays = [];
    const kinds = new Set(segment.map(({ kind }) => kind));
    // Days without hours belong to the hours after the next semicolon or line break.
    if (kinds.has('days') && !kinds.has('span')) pendingDays = segment;
    else if (segment.length > 0) rules.push(...rulesOf(segment, rules.at(-1)));
    for (const item of group) if (item.kind === 'exclude') excludeFrom(rules, item);
  }
  if (pendingDays.length > 0)
    throw new ConfigurationError(`"${textOf(pendingDays)}" has no hours; write them behind it.`);
  if (rules.length === 0) throw new ConfigurationError(unreadable(''));
  return weekFrom(rules, closed);
}

function textOf(items: HoursItem[]): string {
  return items.map(({ text }) => text).join(' ');
}

function splitAt(items: HoursItem[], gap: HoursItem['gap']): HoursItem[][] {
  const groups: HoursItem[][] = [[]];
  for (const item of items) {
    if (item.gap === gap) groups.push([]);
    groups.at(-1)!.push(item);
  }
  return groups.filter((group) => group.length > 0);
}

function excludeFrom(rules: Rule[], { days, exceptRule }: HoursItem & { kind: 'exclude' }): void {
  for (const rule of rules) {
    if (exceptRule && days.every((day) => rule.named.has(day))) continue;
    for (const day of days) rule.days.delete(day);
  }
}

/**
 * Resolves "closed" and "except" with the days that belong to them.
 *
 * @param closed - receives the days that are closed
 * @returns days and spans; for each exception after hours also an item that excludes its days from them
 */
function resolveExceptions(items: HoursItem[], closed: Set<Weekday>): HoursItem[] {
  const result: HoursItem[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const before = result.at(-1);
    if (item.kind === 'closed' && item.gap === '' && before?.kind === 'days') {
      // 'Thursday, Sunday closed'
      for (
        let last = result.at(-1);
        last?.kind === 'days';
        last = last.gap === ';' ? undefined : result.at(-1)
      ) {
        for (const day of last.days) closed.add(day);
        result.pop();
      }
    } else if (item.kind === 'closed') {
      const run = daysAfter(items, at, () => false);
      if (run.length === 0)
        throw new ConfigurationError(`"${item.text}" names no day; write it as "Sunday closed".`);
      for (const { days } of run) for (const day of days) closed.add(day);
      at += run.length;
    } else if (item.kind === 'except') {
      const isInside = before === undefined || before.kind === 'days';
      const around = before?.kind === 'days' ? before.days : WEEKDAYS;
      const run = daysAfter(items, at, ({ days }) => isInside && days.every((day) => around.includes(day)));
      const days = run.flatMap((each) => each.days);
      if (days.length === 0)
        throw new ConfigurationError(`"${item.text}" names no day; write it as "except Sunday".`);
      at += run.length;
      const next = items[at + 1];
      if (isInside) {
        // 'All days except Friday 9-1'
        if (before) result.pop();
        const text = `${before?.text ?? ''} except ${textOf(run)}`.trim();
        const left = around.filter((day) => !days.includes(day));
        result.push({ kind: 'days', gap: before?.gap ?? item.gap, text, days: left, single: false });
      } else {
        const hasOwnHours = next?.kind === 'span' && next.gap === '';
        if (next?.kind === 'span' && !hasOwnHours)
          throw new ConfigurationError(
            `"${next.text}" could be the hours of ${textOf(run)} or of the other days; write the days before each hours.`,
          );
        // 'Daily 9-1 except Sunday', or 'Daily 9-1 except Sunday 10-12'
        result.push({ kind: 'exclude', gap: '', text: textOf(run), days, exceptRule: hasOwnHours });
        if (hasOwnHours) result.push(...run);
      }
    } else {
      result.push(item);
    }
  }
  return result;
}

/** Finds the days after "closed" or "except" at index `at` that belong to it. */
function daysAfter(items: HoursItem[], at: number, belongs: (item: DaysItem) => boolean): DaysItem[] {
  const all: DaysItem[] = [];
  for (const item of items.slice(at + 1)) {
    if (item.kind !== 'days' || (all.length > 0 && item.gap === ';')) break;
    all.push(item);
  }
  const next = items[at + 1 + all.length];
  const hoursFollow = next?.kind === 'span' && next.gap !== ';';
  const ends = all.findIndex((item, place) => place > 0 && item.gap !== '&' && hoursFollow && !belongs(item));
  if (ends < 0) return all;
  if (next?.gap === ',')
    throw new ConfigurationError(
      `"${textOf(all)}, ${next.text}" can be read in two ways; write a semicolon between them.`,
    );
  return all.slice(0, ends);
}

/** Reads the rules between two semicolons: pairs of days and hours, all in the same order. */
function rulesOf(segment: HoursItem[], last: Rule | undefined): Rule[] {
  const [first, final] = [segment[0]!.kind, segment.at(-1)!.kind];
  if (first !== final) return pairsIn(segment);
  const parts = splitAt(segment, ',');
  if (first === 'span' && segment.every(({ kind }) => kind === 'span')) {
    const spans = spansIn(segment);
    if (last) {
      last.spans.push(...spans);
      return [];
    }
    return [{ days: new Set(WEEKDAYS), named: new Set(), spans }];
  }
  // '9-5 Mon-Fri, Sat 9-1'
  const orders = parts.map((part) => part[0]!.kind !== part.at(-1)!.kind && part[0]!.kind);
  const areClear = orders.every((order, at) => order && !(order === 'span' && orders[at - 1] === 'days'));
  if (areClear) return parts.flatMap(pairsIn);
  throw new ConfigurationError(
    `"${textOf(segment)}" does not say clearly which hours are on which days; write the days before their hours, and a semicolon before the next days.`,
  );
}

function pairsIn(segment: HoursItem[]): Rule[] {
  const rules: Rule[] = [];
  const first = segment[0]!.kind;
  let before: HoursItem | undefined;
  for (const item of segment) {
    if (before === undefined || (item.kind === first && before.kind !== first))
      rules.push({ days: new Set(), named: new Set(), spans: [] });
    const rule = rules.at(-1)!;
    if (item.kind === 'days') {
      for (const day of item.days) rule.days.add(day);
      if (item.single) for (const day of item.days) rule.named.add(day);
    } else if (item.kind === 'span') rule.spans.push(item.span);
    before = item;
  }
  return rules;
}

function spansIn(items: HoursItem[]): Span[] {
  return items.flatMap((item) => (item.kind === 'span' ? item.span : []));
}

/** An opening period in minutes since midnight. */
type Minutes = { opens: number; closes: number };

function weekFrom(rules: Rule[], closed: ReadonlySet<Weekday>): Week {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<Weekday, Minutes[]>;
  for (const { days, named, spans } of rules) {
    const contradiction = [...named].find((day) => days.has(day) && closed.has(day));
    if (contradiction)
      throw new ConfigurationError(`${nameOf(contradiction)} has hours and is closed; write one of the two.`);
    const open = [...days].filter((day) => !closed.has(day));
    const earlier = open.map((day) => week[day].at(-1)?.closes);
    let previousClose = earlier.every((each) => each !== undefined) ? Math.min(...earlier) : undefined;
    if (open.length === 0) previousClose = undefined;
    const isAlone = spans.length === 1 && previousClose === undefined;
    for (const span of spans) {
      const period = resolveSpan(span, previousClose, isAlone);
      previousClose = period.closes;
      for (const day of open) week[day].push(period);
    }
  }
  const split = splitAtMidnight(week, closed);
  const result = WEEKDAYS.map((day) => [day, joinPeriods(split[day], day)] as const);
  if (result.every(([, periods]) => periods.length === 0))
    throw new ConfigurationError(
      'no day is open; name the days and their hours, such as "Mon-Sat 9-1, 5-8".',
    );
  return Object.fromEntries(result) as Week;
}

function splitAtMidnight(
  week: Record<Weekday, Minutes[]>,
  closed: ReadonlySet<Weekday>,
): Record<Weekday, Minutes[]> {
  const split = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<Weekday, Minutes[]>;
  for (const [at, day] of WEEKDAYS.entries()) {
    const next = WEEKDAYS[(at + 1) % WEEKDAYS.length]!;
    for (const { opens, closes } of week[day]) {
      split[day].push({ opens, closes: Math.min(closes, DAY_MINUTES) });
      if (closes <= DAY_MINUTES) continue;
      if (closed.has(next))
        throw new ConfigurationError(
          `${nameOf(day)} is open past midnight, and ${nameOf(next)} is closed; on ${nameOf(day)}, write "24:00" for the end.`,
        );
      split[next].push({ opens: 0, closes: closes - DAY_MINUTES });
    }
  }
  return split;
}

/** Sorts a day's periods and joins periods that meet. */
function joinPeriods(periods: Minutes[], day: Weekday): OpeningPeriod[] {
  const all: Minutes[] = [];
  for (const { opens, closes } of periods.toSorted((one, other) => one.opens - other.opens)) {
    const last = all.at(-1);
    if (last && opens < last.closes) {
      const [one, other] = [last, { opens, closes }].map(spanText);
      throw new ConfigurationError(
        `${nameOf(day)} has ${one} and also ${other}, which overlap; write all hours of a day once, such as "Mon-Sat 9-1, 5-8; Sun 10-12".`,
      );
    }
    if (last?.closes === opens) last.closes = closes;
    else all.push({ opens, closes });
  }
  return all.map(({ opens, closes }) => ({ opens: timeOf(opens), closes: timeOf(closes) }));
}

function nameOf(day: Weekday): string {
  return day[0]!.toUpperCase() + day.slice(1);
}

function spanText({ opens, closes }: Minutes): string {
  return `${timeOf(opens)}-${timeOf(closes)}`;
}

/**
 * Formats opening hours, such as 'Mon-Fri 09:00-13:00 17:00-20:00, Sun 10:00-13:00'. `readHours` reads the
 * result as the same week.
 */
export function hoursText(week: Week): string {
  const spans = (day: Weekday) =>
    week[day].map(({ opens, closes }) => `${openingText(opens)}-${closes}`).join(' ');
  const runs: { from: Weekday; to: Weekday; spans: string }[] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    const last = runs.at(-1);
    if (last && last.to === WEEKDAYS[at - 1] && last.spans === spans(day)) last.to = day;
    else runs.push({ from: day, to: day, spans: spans(day) });
  }
  const short = (day: Weekday) => nameOf(day).slice(0, 3);
  return runs
    .filter((run) => run.spans)
    .map(
      (run) =>
        `${run.from === run.to ? short(run.from) : `${short(run.from)}-${short(run.to)}`} ${run.spans}`,
    )
    .join(', ');
}

/** Writes opening times before six with "am", because `readHours` rejects them without it. */
function openingText(opens: string): string {
  return opens >= '01:00' && opens < '06:00' ? `${opens.slice(1)}am` : opens;
}
