import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { WEEKDAYS, type Weekday } from '../../domain/clinic/weekly-hours.ts';
import { readClock, type Span } from './clock-times.ts';

/** A token of opening hours as people write them. */
export type HoursItem = {
  /** what separates it from the previous one: a semicolon or line break, a comma, "and", or nothing */
  gap: ';' | ',' | '&' | '';
  /** as written */
  text: string;
} & (
  | { kind: 'days'; days: Weekday[]; single: boolean }
  | { kind: 'span'; span: Span }
  | { kind: 'closed' | 'except' }
  /** days that previous hours do not apply to; with `exceptRule`, these days have hours of their own */
  | { kind: 'exclude'; days: Weekday[]; exceptRule: boolean }
);

const DAY =
  '(?:mo(?:n(?:day)?)?|tu(?:e(?:s(?:day)?)?)?|we(?:d(?:s|nesday)?)?|th(?:u(?:r(?:s(?:day)?)?)?)?|fr(?:i(?:day)?)?|sa(?:t(?:urday)?)?|su(?:n(?:day)?)?)s?(?![\\p{L}\\d])(?:(?<!days?)\\.)?';
const CLOCK =
  '(?:\\d{4}|\\d{1,2}(?:[:.]\\d\\d)?)(?: ?(?:am|pm|noon|midnight))?(?![\\p{L}\\d:])|noon(?!\\p{L})|midnight(?!\\p{L})';
const PART_OF_DAY = 'mornings?|afternoons?|evenings?';

const patterns = {
  gap: /[\s,;]+|\.(?=\s|$)/u,
  allDays:
    /(?:daily|every ?day|all (?:the )?(?:7 |seven )?days(?: of the week)?|(?:7|seven) days(?: a week)?)(?!\p{L})/u,
  weekdays: /(?:weekdays?|working days)(?!\p{L})/u,
  weekends: /weekends?(?!\p{L})/u,
  days: new RegExp(`(?<first>${DAY})(?: ?- ?(?<last>${DAY}))?`),
  always: /24 ?[/x×] ?7(?!\d)/u,
  wholeDay: /(?:24 ?(?:hours?|hrs?)|round the clock)(?!\p{L})/u,
  span: new RegExp(
    `(?:(?:in the )?(?<part>${PART_OF_DAY}):? )?(?<opens>${CLOCK}) ?- ?(?<closes>${CLOCK})(?! ?-)`,
  ),
  closed: /(?:closed|shut|(?:weekly )?(?:off|holiday))(?!\p{L})/u,
  except: /(?:except(?:ing)?(?: for| on)?|excluding|other than|but not(?: on)?)(?!\p{L})/u,
  // Words and signs without meaning.
  filler: /(?:on|open|opening|from|at|timings?|hours)(?!\p{L})|[|:=()[\]•*]/u,
  and: /and(?!\p{L})|[&+/]/u,
};

/** Message for text that is neither days nor hours. */
export function unreadable(words: string): string {
  return `"${words}" names neither days nor hours; it should be such as "Mon-Sat 9-1, 5-8".`;
}

/**
 * Splits opening hours into tokens: days, time spans, "closed" and "except".
 *
 * @throws {ConfigurationError} for other words
 */
export function readHoursItems(text: string): HoursItem[] {
  const plain = text
    .replaceAll(/[\p{Pd}−~]+|\b(?:to|till?|until|up ?to|through|thru)\b/giu, '-')
    .replaceAll(/(\d) ?([ap])\.? ?m\b\.?/gi, '$1$2m')
    // Removes 'hrs' after a time, where it has no meaning, but not in '24 hours'.
    .replaceAll(/(?<!\b24 ?)(?<=\d) ?(?:hours|hrs?|h)\b\.?/gi, '')
    .replaceAll(/[^\S\n]+/g, ' ');
  const items: HoursItem[] = [];
  let gap: HoursItem['gap'] = '';
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'iuy');
    sticky.lastIndex = at;
    const found = sticky.exec(plain);
    if (found) at += found[0].length;
    return found;
  }

  function add(text: string, item: ItemKind): void {
    items.push({ gap: items.length > 0 ? gap : '', text: text.trim(), ...item } as HoursItem);
    gap = '';
  }

  while (at < plain.length) {
    let found: RegExpExecArray | null;
    if ((found = take(patterns.gap))) {
      if (/[;\n.]/.test(found[0])) gap = ';';
      else if (found[0].includes(',') && gap !== ';') gap = ',';
    } else if ((found = take(patterns.allDays)))
      add(found[0], { kind: 'days', days: [...WEEKDAYS], single: false });
    else if ((found = take(patterns.weekdays)))
      add(found[0], { kind: 'days', days: WEEKDAYS.slice(0, 5), single: false });
    else if ((found = take(patterns.weekends)))
      add(found[0], { kind: 'days', days: WEEKDAYS.slice(5), single: false });
    else if ((found = take(patterns.always))) {
      add(found[0], { kind: 'days', days: [...WEEKDAYS], single: false });
      add(found[0], wholeDay(found[0]));
    } else if ((found = take(patterns.wholeDay))) add(found[0], wholeDay(found[0]));
    else if ((found = take(patterns.days))) add(found[0], daysFrom(found[0], found.groups!));
    else if ((found = take(patterns.span))) add(found[0], spanFrom(found[0], found.groups!));
    else if ((found = take(patterns.closed))) add(found[0], { kind: 'closed' });
    else if ((found = take(patterns.except))) add(found[0], { kind: 'except' });
    else if (take(patterns.and)) gap ||= '&';
    else if (!take(patterns.filler)) {
      const [words = ''] = /[^\s,;]+/.exec(plain.slice(at)) ?? [];
      throw new ConfigurationError(unreadable(words));
    }
  }
  return items;
}

type ItemKind =
  | { kind: 'days'; days: Weekday[]; single: boolean }
  | { kind: 'span'; span: Span }
  | { kind: 'closed' | 'except' };

function wholeDay(text: string): ItemKind {
  return { kind: 'span', span: { text, opens: readClock('00:00'), closes: readClock('24:00') } };
}

/** A day or a range of days; a range may wrap around Sunday. */
function daysFrom(text: string, { first, last }: Partial<Record<string, string>>): ItemKind {
  const indexOf = (day: string) =>
    WEEKDAYS.findIndex((each) => each.startsWith(day.slice(0, 2).toLowerCase()));
  const from = indexOf(first!);
  if (last === undefined) return { kind: 'days', days: [WEEKDAYS[from]!], single: true };
  const count = (indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length;
  if (count === 0)
    throw new ConfigurationError(`"${text}" begins and ends with the same day; for all days, write "daily".`);
  const days = Array.from({ length: count + 1 }, (_, step) => WEEKDAYS[(from + step) % WEEKDAYS.length]!);
  return { kind: 'days', days, single: false };
}

function spanFrom(text: string, { part, opens, closes }: Partial<Record<string, string>>): ItemKind {
  const half = part && (/^morning/i.test(part) ? 'am' : 'pm');
  return {
    kind: 'span',
    span: { text, opens: readClock(opens!), closes: readClock(closes!), ...(half && { half }) },
  };
}
