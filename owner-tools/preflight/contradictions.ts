import { latinDigits } from '../../domain/booking/clean-text.ts';
import { WEEKDAYS, type Weekday } from '../../domain/clinic/weekly-hours.ts';
import type { Fee } from '../../domain/clinic/fees.ts';
import { nameOf } from '../../compile/read-clinic.ts';
import type { Clinic } from './collect-mistakes.ts';
import type { Finding } from './findings.ts';
import { ABOUT_OTHERS, createMatcher, withoutMatches, type SourceSentence, type Words } from './matcher.ts';
import { qualificationsOf, SUBJECTS, type Field } from './specialties.ts';

/**
 * Finds sentences of one language that contradict the clinic's data: days on which no doctor is in, and
 * figures, prices, ages and durations. Only numbers in digits are compared.
 */
export function checkContradictions(words: Words, clinic: Clinic, said: SourceSentence[]): Finding[] {
  const titles = serviceTitles(said);
  return [
    ...checkDays(words, clinic, said, titles),
    ...checkFigures(words, clinic, said),
    ...checkPrices(words, clinic, said),
    ...checkTreatments(words, said, titles),
  ];
}

const SERVICE_FILE = /^services\/(.+)\.md$/;

type Title = { service: string; title: string };

function serviceTitles(said: SourceSentence[]): Title[] {
  return said.flatMap(({ file, field, sentence }) => {
    const service = SERVICE_FILE.exec(file)?.[1];
    return service && field === 'title' ? [{ service, title: sentence }] : [];
  });
}

function titleIn(sentence: string, titles: Title[]): Title | undefined {
  const text = sentence.toLowerCase();
  return titles.find(({ title }) => text.includes(title.toLowerCase()));
}

type Practitioner = { id: string; days: Weekday[]; treats: string[]; work: string };

/** Each doctor once, with the days and treatments of both lists. */
function practitioners({ content: { doctors } }: Clinic): Practitioner[] {
  const entries = [...doctors.doctors, ...doctors.homeDoctors];
  return [...Map.groupBy(entries, ({ id }) => id)].map(([id, each]) => ({
    id,
    days: each.flatMap(({ days }) => days),
    treats: each.flatMap(({ treats }) => treats),
    work: each.map(qualificationsOf).join('. '),
  }));
}

/** Finds promises of a day on which no doctor is in, or none for the treatment that the sentence is about. */
function checkDays(words: Words, clinic: Clinic, said: SourceSentence[], titles: Title[]): Finding[] {
  const { negations, otherProviders, closed, hasEndings, days, specialties } = words;
  const notHere = [...negations, ...otherProviders, ...closed];
  const promises = createMatcher(words, [...words.open, ...words.visiting, ...words.promising]);
  const isEveryDay = createMatcher(words, [...words.everyDay, ...words.anyDay], notHere);
  const names = WEEKDAYS.map((day) => ({ day, isIn: createMatcher(words, days[day], notHere, hasEndings) }));
  const speaks = createMatcher(words, words.ownClinic);
  const fields = (Object.keys(SUBJECTS) as Field[]).map((field) => ({
    field,
    isIn: createMatcher(
      words,
      [...specialties[field], ...(field === 'childrensDentist' ? words.children : [])],
      [],
      hasEndings,
    ),
  }));
  const all = practitioners(clinic);

  /** The doctors whom a sentence is about, and what it is about. */
  function subjectsOf({ file, sentence }: SourceSentence): { what: string; doctors: Practitioner[] }[] {
    const ofService = (id: string) => {
      const { doctor } = clinic.services.find(({ source }) => nameOf(source) === id)?.data ?? {};
      return { what: id, doctors: all.filter((each) => each.id === doctor || each.treats.includes(id)) };
    };
    const own = SERVICE_FILE.exec(file)?.[1];
    if (own) return [ofService(own)];
    if (ABOUT_OTHERS.test(file) && !speaks(sentence)) return [];
    const title = titleIn(sentence, titles);
    if (title) return [ofService(title.service)];
    const named = fields
      .filter(({ isIn }) => isIn(sentence))
      .map(({ field }) => ({
        what: SUBJECTS[field].name,
        doctors: all.filter(({ work }) => SUBJECTS[field].pattern.test(work)),
      }))
      .filter(({ doctors }) => doctors.length > 0);
    return named.length > 0 ? named : [{ what: 'any treatment', doctors: all }];
  }

  return said.flatMap((each) => {
    const { place, sentence } = each;
    // "Any" counts as a promise, but not in "any day" alone.
    if (!promises(withoutMatches(words, words.anyDay, sentence))) return [];
    const promised = isEveryDay(sentence)
      ? WEEKDAYS
      : names.filter(({ isIn }) => isIn(sentence)).map(({ day }) => day);
    if (promised.length === 0) return [];
    return subjectsOf(each)
      .flatMap(({ what, doctors }): Finding[] => {
        // A doctor whose days are unknown may be in on any day.
        if (doctors.length === 0 || doctors.some((doctor) => doctor.days.length === 0)) return [];
        const day = promised.find(
          (weekday) =>
            // Days on which the clinic is closed have a finding of their own.
            clinic.clinic.data.hours[weekday].length > 0 &&
            doctors.every((doctor) => !doctor.days.includes(weekday)),
        );
        return day ? [{ kind: 'dayWithoutDoctor', place, sentence, what, day }] : [];
      })
      .slice(0, 1);
  });
}

/** Returns the numbers in a sentence that patterns such as 'N minutes' match; a range has two. */
function numbersIn(words: Words, sentence: string, patterns: readonly string[]): number[] {
  const text = latinDigits(sentence);
  return patterns.flatMap((pattern) => {
    const number = `(?:${AMOUNT}\\s?(?:-|–|${words.range})\\s?)?(?:${words.money.sign}\\s?)?${AMOUNT}`;
    const source = pattern.replaceAll(' ', '\\s+').replace(/\bN\b/, () => number);
    const found = text.matchAll(
      new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    );
    return Array.from(found).flatMap(([, ...groups]) =>
      groups.filter((group) => group !== undefined).map((group) => Number(group.replaceAll(/[,٬]/g, ''))),
    );
  });
}

const AMOUNT = '(\\d[\\d,٬]*)';

/** Finds sentences about a figure of clinic.yaml that name another number. */
function checkFigures(words: Words, { clinic: { data } }: Clinic, said: SourceSentence[]): Finding[] {
  const figures = {
    'visit.accompaniedUnder': data.visit?.accompaniedUnder,
    'visit.firstMinutes': data.visit?.firstMinutes,
    'visit.lateMinutes': data.visit?.lateMinutes,
    'booking.changeHours': data.booking.changeHours,
    'promises.answerHours': data.promises.answerHours,
  } satisfies Record<keyof Words['figures'], number | undefined>;
  const rules = (Object.keys(figures) as (keyof typeof figures)[]).map((name) => ({
    name,
    figure: figures[name],
    patterns: words.figures[name].says,
    isAbout: createMatcher(words, words.figures[name].about),
  }));
  return said
    .filter(({ file }) => !file.startsWith('articles/'))
    .flatMap(({ place, sentence }) =>
      rules.flatMap(({ name, figure, patterns, isAbout }): Finding[] => {
        if (figure === undefined || !isAbout(sentence)) return [];
        const numbers = numbersIn(words, sentence, patterns);
        if (numbers.length === 0 || numbers.includes(figure)) return [];
        return [{ kind: 'figureDiffers', place, sentence, name, figure }];
      }),
    );
}

/** Finds prices in texts that are not in the data. The text of a service may add another fee to its own. */
function checkPrices(words: Words, { content, services }: Clinic, said: SourceSentence[]): Finding[] {
  const { consultation, others } = content.fees;
  const amountsOf = (fees: (Fee | undefined)[]) =>
    fees.flatMap((fee) => (fee === undefined ? [] : [fee.from, fee.to]));
  const own = new Map(services.map(({ source, data }) => [nameOf(source), amountsOf([data.fees])]));
  const all = [...own.values()].flat().concat(amountsOf([consultation, ...others.map(({ fee }) => fee)]));
  return said.flatMap(({ file, place, sentence }): Finding[] => {
    const ofService = own.get(SERVICE_FILE.exec(file)?.[1] ?? '') ?? [];
    const known = new Set([...all, ...ofService.flatMap((one) => all.map((other) => one + other))]);
    const amount = numbersIn(words, sentence, words.money.says).find((each) => !known.has(each));
    return amount === undefined ? [] : [{ kind: 'priceDiffers', place, sentence, amount }];
  });
}

/** Texts about single cases, or texts that list what a treatment takes themselves. */
const NOT_COMPARED =
  /^(articles|services)\/|^(pages\/)?(testimonials|transformations|gallery|timeline)\.yaml/;

/**
 * Finds sentences that name a service with an age or a duration that is not in the texts of the service, if
 * these have one in the same unit.
 */
function checkTreatments(words: Words, said: SourceSentence[], titles: Title[]): Finding[] {
  return said.flatMap(({ file, place, sentence }): Finding[] => {
    const named = NOT_COMPARED.test(file) ? undefined : titleIn(sentence, titles);
    if (!named) return [];
    const source = `services/${named.service}.md`;
    const ofService = said.filter((each) => each.file === source);
    return Object.values(words.measures).flatMap((patterns): Finding[] => {
      const numbers = numbersIn(words, sentence, patterns);
      const own = new Set(ofService.flatMap((each) => numbersIn(words, each.sentence, patterns)));
      const other = numbers.find((number) => !own.has(number));
      if (other === undefined || own.size === 0) return [];
      return [
        {
          kind: 'treatmentDiffers',
          place,
          sentence,
          said: other,
          title: named.title,
          file: source,
          own: [...own].join(', '),
        },
      ];
    });
  });
}
