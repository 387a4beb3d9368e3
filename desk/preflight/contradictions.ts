import { longestClosed } from '../../domain/opening-hours.ts';
import { WEEKDAYS, type TimeOfDay } from '../../domain/week.ts';
import type { Clinic } from './clinic.ts';
import { says, type Sentence } from './sentences.ts';
import { when, type Finding } from './words.ts';

// Texts and clinic.yaml, held against each other.

const FOUNDED =
  /\b(?:clinic|practice|we)\b.*\b(?:founded|established|opened|open) (?:in|since) ((?:19|20)\d\d)\b/i;
const COUNTED =
  /\b(\d[\d,]*) ?\+? (?:\w+ )?(patients|smiles|reviews|dentists|doctors|specialists|chairs|treatments)\b/i;
/** Sentences of the clinic itself, and of nobody else. */
const OURS = /\b(?:we|us|our|clinic|practice)\b/i;

/** Figures of the clinic, by what clinic.yaml says of them and by what other texts say. */
export function checkFigures({ clinic: { source, data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { claims, founded } = data;
  // The figures of one person are not the clinic's.
  const general = sentences.filter(({ path }) => !/(doctors|team)\.yaml$/.test(path));
  const claimed = Object.entries(claims).flatMap(([name, { figure, suffix }]): Finding[] => {
    const place = `${source.path}:${source.lineOf(['claims', name])}`;
    const written = new RegExp(`(\\d[\\d,]*)\\s*\\+?\\s+${nounOf(name)}\\b`, 'i');
    return [
      ...when(suffix === '%' && figure > 100, { kind: 'overHundred', place, name, figure }),
      ...general.flatMap(({ place, sentence }) => {
        const said = written.exec(sentence)?.[1];
        const differs = said !== undefined && numberOf(said) !== figure;
        return when(differs, { kind: 'figureContradicts', place, sentence, name, figure });
      }),
    ];
  });
  const isClaimed = (noun: string) => Object.keys(claims).some((name) => nounOf(name).endsWith(noun));
  const counted = general.flatMap(({ place, sentence }) => {
    const [, digits, noun] = (OURS.test(sentence) && COUNTED.exec(sentence)) || [];
    return digits && noun && !isClaimed(noun.toLowerCase())
      ? [{ place, sentence, noun: noun.toLowerCase(), figure: numberOf(digits) }]
      : [];
  });
  const differing = [...Map.groupBy(counted, ({ noun }) => noun).values()].flatMap(([first, ...rest]) =>
    rest
      .filter(({ figure }) => figure !== first!.figure)
      .slice(0, 1)
      .map(({ place, sentence }): Finding => ({
        kind: 'figuresDiffer',
        place,
        sentence,
        other: first!.place,
      })),
  );
  const since = sentences.flatMap(({ place, sentence }) => {
    const year = FOUNDED.exec(sentence)?.[1] ?? founded;
    return when(Number(year) !== founded, { kind: 'foundedContradicts', place, sentence, founded });
  });
  return [...claimed, ...differing, ...since];
}

/** 'happyPatients' is written "12,000+ happy patients". */
function nounOf(claim: string): string {
  return claim.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

const ALWAYS = /\b24 ?[/x] ?7\b|\bround the clock\b|\b24 hours a day\b/i;
const EVERY_DAY = 'every day|daily|all week|seven days|7 days';
const ANSWERED =
  /\b(?:answer|reply|respond|write back|call (?:you )?back|get back)\b.*\bwithin (?:the |(\d+|an?|one|two|three) )?(minutes?|hours?)\b(?! of opening)/i;
const OPEN_AT = /\bopen\b.*\b(?:from|until|till|to)\b/i;
const CLOCK_TIMES = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b/gi;
/** Whom to call when the clinic can't help is open. */
const SOMEBODY_ELSE = /\bhospitals?\b|\bambulance\b|\b(?:108|112)\b/i;

/** What is promised of times, by the hours of clinic.yaml. */
export function checkPromises({ clinic: { source, data } }: Clinic, sentences: Sentence[]): Finding[] {
  const { hours, promises } = data;
  const closed = longestClosed(hours);
  const shutDays = WEEKDAYS.filter((day) => hours[day].length === 0);
  const turns = new Set(
    WEEKDAYS.flatMap((day) => hours[day].flatMap(({ opens, closes }) => [opens, closes])),
  );
  const promised = Object.entries(promises).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, hours: value }] : [],
  );
  const tooShort = promised
    .filter((promise) => promise.hours < closed)
    .map(({ name, hours }): Finding => {
      const place = `${source.path}:${source.lineOf(['promises', name])}`;
      return { kind: 'promiseTooShort', place, name, hours, closed };
    });
  const said = sentences.flatMap(({ place, sentence }): Finding[] => {
    if (SOMEBODY_ELSE.test(sentence)) return [];
    if (closed > 1 && says(sentence, ALWAYS)) return [{ kind: 'alwaysButClosed', place, sentence }];
    const within = OURS.test(sentence) && says(sentence, ANSWERED) ? hoursOf(sentence) : closed;
    // What stands among the promises has been told.
    if (within < closed && promised.every((promise) => promise.hours !== within))
      return [{ kind: 'answerTooSoon', place, sentence, closed }];
    if (OURS.test(sentence) && says(sentence, OPEN_AT) && timesIn(sentence).some((time) => !turns.has(time)))
      return [{ kind: 'hoursContradict', place, sentence }];
    const day = shutDays.find((each) =>
      says(sentence, new RegExp(`\\b(?:open|here) (?:(?:on )?${each}s?|${EVERY_DAY})\\b`, 'i')),
    );
    return day ? [{ kind: 'dayButClosed', place, sentence, day }] : [];
  });
  return [...tooShort, ...said];
}

/** Within how many hours a sentence promises an answer: "an hour", "30 minutes". */
function hoursOf(sentence: string): number {
  const [, count = '1', unit = ''] = ANSWERED.exec(sentence)!;
  const number = Number(count) || Math.max(['one', 'two', 'three'].indexOf(count.toLowerCase()), 0) + 1;
  return unit.startsWith('minute') ? number / 60 : number;
}

function timesIn(sentence: string): TimeOfDay[] {
  return [...sentence.matchAll(CLOCK_TIMES)].map(([, hour, minutes = '00', half]) => {
    const hours = (Number(hour) % 12) + (half!.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}
