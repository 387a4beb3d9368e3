import { ConfigurationError } from '../../domain/configuration-error.ts';
import { WEEKDAYS, type Sitting, type Weekday } from '../../domain/week.ts';

type Week = Record<Weekday, Sitting[]>;

/**
 * 'Mon-Sat 10:00-13:30 16:30-20:30, Sun 9-1' as the sittings of each weekday. Hours before any day are
 * every day's; else a day that is not named is closed, as is one behind 'closed'. An hour that would be before the one it
 * follows is one of the afternoon.
 *
 * @throws {ConfigurationError} for words that name neither days nor hours
 */
export function readHours(text: string, asked = 'Opening hours'): Week {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Week;
  const plain = text
    .replaceAll(/[–—]|\bto\b/gi, '-')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/(\d)\s+(am|pm)\b/gi, '$1$2')
    .replaceAll(/\b(daily|every day|all days)\b/gi, 'Mon-Sun')
    .replaceAll(/[,;&]|\b(and|on)\b/gi, ' ');
  let days: readonly Weekday[] = WEEKDAYS;
  let areAllNamed = true;
  let areClosed = false;
  const words = plain.split(/\s+/).filter(Boolean);
  for (const word of words.length > 0 ? words : ['']) {
    if (/^\d/.test(word)) {
      [areAllNamed, areClosed] = [true, false];
      const [first = '', closes = ''] = word.split('-');
      const opens = clockTime(first, week[days[0]!].at(-1)?.closes ?? '00:00');
      for (const day of days) week[day].push({ opens, closes: clockTime(closes, opens) });
    } else if (/^(closed|shut|except)$/i.test(word)) [areAllNamed, areClosed] = [true, areAllNamed];
    else {
      const named = daysOf(word, asked);
      if (areClosed) for (const day of named) week[day] = [];
      if (areClosed) continue;
      days = areAllNamed ? named : [...days, ...named];
      areAllNamed = false;
    }
  }
  return week;
}

function daysOf(word: string, asked: string): Weekday[] {
  const [first, last] = word
    .replace(/:$/, '')
    .split('-')
    .map((day) =>
      WEEKDAYS.findIndex((each) => day.length > 2 && each.startsWith(day.toLowerCase().replace(/s$/, ''))),
    );
  if (first === undefined || first < 0 || (last !== undefined && last < first)) {
    throw new ConfigurationError(
      `${asked}: "${word}" names neither days nor hours; it should be such as "Mon-Sat 9-1, 5-8".`,
    );
  }
  return WEEKDAYS.slice(first, (last ?? first) + 1);
}

/** '9', '9.30' and '9:30am' as '09:00' and '09:30'; '5' behind 13:00 as '17:00'. What is no time stays as it is. */
function clockTime(text: string, before: string): string {
  const [, hour, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(am|pm)?$/i.exec(text) ?? [];
  if (!hour) return text;
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:${minutes}`;
  if (half) return at((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0));
  const isAfternoon = Number(hour) < 12 && !hour.startsWith('0') && at(Number(hour)) <= before;
  return at(Number(hour) + (isAfternoon ? 12 : 0));
}

/** The same in one way of writing: 'Mon-Fri 09:00-13:00 17:00-20:00, Sun 10:00-13:00'. */
export function hoursText(week: Week): string {
  const spans = (day: Weekday) => week[day].map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
  const runs: { from: Weekday; to: Weekday; spans: string }[] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    const last = runs.at(-1);
    if (last && last.to === WEEKDAYS[at - 1] && last.spans === spans(day)) last.to = day;
    else runs.push({ from: day, to: day, spans: spans(day) });
  }
  const short = (day: Weekday) => day[0]!.toUpperCase() + day.slice(1, 3);
  return runs
    .filter((run) => run.spans)
    .map(
      (run) =>
        `${run.from === run.to ? short(run.from) : `${short(run.from)}-${short(run.to)}`} ${run.spans}`,
    )
    .join(', ');
}
