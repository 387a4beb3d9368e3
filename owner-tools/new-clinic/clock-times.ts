import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';

// Reads times of day and time spans as people write them.

const HOUR = 60;
const NOON = 12 * HOUR;
const MIDNIGHT = 24 * HOUR;

/** An opening time before this needs "am". */
const EARLIEST = 6 * HOUR;

/** Hours past midnight end at this time at the latest. */
const LATEST_NIGHT = 6 * HOUR;

/** A time as written. */
export type Clock = {
  text: string;
  /**
   * 'half': with am, pm, noon or midnight; 'day': on the 24-hour clock, such as '09:00' or '17'; 'bare': on
   * either clock, such as '9'
   */
  form: 'half' | 'day' | 'bare';
  /** minutes since midnight; a bare time is taken as morning, or 12 as noon */
  minutes: number;
};

/** A time span as written. */
export type Span = {
  text: string;
  opens: Clock;
  closes: Clock;
  /** from a word such as "evening", for a bare opening time */
  half?: 'am' | 'pm';
};

/** @throws {ConfigurationError} if the text is not a time */
export function readClock(text: string): Clock {
  const found = /^(?:(?<hour>\d{1,2}?)(?:[:.]?(?<minute>\d\d))?)? ?(?<word>am|pm|noon|midnight)?$/i.exec(
    text,
  )?.groups;
  const { hour = '12', minute = '00', word } = found ?? {};
  const [hours, minutes] = [Number(hour), Number(minute)];
  const isMidday = hours === 12 && minutes === 0;
  const isWrong =
    !found ||
    minutes > 59 ||
    hours > 24 ||
    (hours === 24 && minutes > 0) ||
    (word && (hours < 1 || hours > 12)) ||
    (/noon|midnight/i.test(word ?? '') && !isMidday);
  if (isWrong)
    throw new ConfigurationError(`"${text}" is no time; it should be such as "9", "9:30", "9am" or "17:00".`);
  const since = hours * HOUR + minutes;
  if (word) {
    const isAm = /am|midnight/i.test(word);
    return { text, form: 'half', minutes: (hours % 12) * HOUR + minutes + (isAm ? 0 : NOON) };
  }
  const isOfDay = hour.startsWith('0') || hours > 12 || /^\d{4}$/.test(text);
  return { text, form: isOfDay ? 'day' : 'bare', minutes: since };
}

/**
 * Decides which times a span means.
 *
 * @param previousClose - when the previous period of the day closes, in minutes; undefined for the first
 * @param isAlone - whether its days have no other period
 * @returns minutes since midnight; `closes` is over 1440 if it is past midnight
 * @throws {ConfigurationError} if the span is ambiguous
 */
export function resolveSpan(
  span: Span,
  previousClose: number | undefined,
  isAlone: boolean,
): { opens: number; closes: number } {
  const opens = openingOf(span, previousClose);
  const closes = closingOf(span, opens);
  const isShort = span.opens.form === 'bare' && span.closes.form === 'bare' && closes <= 10 * HOUR;
  if (isAlone && isShort && !span.half) throw halfOfDay(span);
  return { opens, closes };
}

function openingOf(span: Span, previousClose: number | undefined): number {
  const { opens, closes, half } = span;
  const { form, minutes } = opens;
  if (minutes === MIDNIGHT) throw unclear(span);
  if (form === 'half') return minutes;
  const isEarly = minutes >= HOUR && minutes < EARLIEST;
  if (form === 'day') {
    if (isEarly) throw halfOfDay(span);
    return minutes;
  }
  const afternoon = minutes >= NOON ? minutes : minutes + NOON;
  if (half) return half === 'am' ? minutes : afternoon;
  if (previousClose !== undefined && minutes < previousClose) {
    // An overlap with the previous period is reported when the day is assembled.
    return afternoon < 22 * HOUR ? afternoon : minutes;
  }
  if (closes.form === 'half' && closes.minutes >= NOON && minutes < NOON) {
    if (isEarly) return afternoon;
    // '6-9pm' may start in the morning or in the evening.
    if (afternoon < closes.minutes) throw halfOfDay(span);
    return minutes;
  }
  if (closes.form === 'half' && closes.minutes < NOON) {
    if (closes.minutes > minutes) return minutes;
    throw halfOfDay(span);
  }
  if (isEarly) throw halfOfDay(span);
  return minutes;
}

function closingOf(span: Span, opens: number): number {
  const { minutes, form } = span.closes;
  if (minutes > opens) return minutes;
  if (minutes === opens && (form !== 'bare' || minutes === NOON)) throw unclear(span);
  // Midnight as a closing time is the end of the day.
  if (minutes === 0) return MIDNIGHT;
  const isNight = minutes <= LATEST_NIGHT;
  if (form === 'bare') {
    // '14:00-10:00' uses a 24-hour clock, so 10:00 is not 22:00.
    if (span.opens.form === 'day' && opens > NOON && minutes >= 10 * HOUR) throw unclear(span);
    if (minutes + NOON > opens && minutes < NOON) return minutes + NOON;
    if (minutes >= NOON) return minutes + NOON;
    if (isNight) return minutes + MIDNIGHT;
    throw unclear(span);
  }
  const isCertain = (span.opens.form === 'half' && form === 'half') || opens >= 13 * HOUR;
  if (isNight && isCertain) return minutes + MIDNIGHT;
  throw unclear(span);
}

function halfOfDay({ text, opens, closes }: Span): ConfigurationError {
  const plain = (clock: Clock) => clock.text.replace(/ ?(am|pm)$/i, '').replace(/^0(?=\d)/, '');
  const isBare = ({ form, minutes }: Clock) => form !== 'half' && minutes < 13 * HOUR;
  const [from, to] = [plain(opens), plain(closes)];
  const [am, pm] = ['am', 'pm'].map(
    (half) =>
      `"${from}${half}-${isBare(closes) && closes.minutes > opens.minutes ? to + half : closes.text}"`,
  );
  return new ConfigurationError(
    `"${text}" does not say whether it begins in the morning or after noon; it should be such as ${am} or ${pm}.`,
  );
}

function unclear({ text }: Span): ConfigurationError {
  return new ConfigurationError(
    `"${text}" does not end after it begins; it should be such as "9am-5pm" or, past midnight, "6pm-2am".`,
  );
}
