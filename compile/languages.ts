import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { prefixOf } from '../domain/language-prefix.ts';
import type { ClinicFacts } from '../domain/clinic.ts';
import type { CompiledModules } from '../domain/compiled.ts';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { counts } from '../words/en/counts.ts';
import { hours } from '../words/en/hours.ts';
import { language } from '../words/en/language.ts';
import { languages } from '../words/en/languages.ts';
import { ALPHABETS } from './alphabets.ts';

/** What compiling asks of a language's words. */
export type LanguageWords = {
  code: string;
  language: typeof language;
  languages: typeof languages;
  hours: typeof hours;
  counts: typeof counts;
};

export const ENGLISH: LanguageWords = { code: 'en', language, languages, hours, counts };

/** @throws {ConfigurationError} when the language has no words */
export async function readLanguage(code: string, where: string): Promise<LanguageWords> {
  const folder = `words/${code}`;
  if (!existsSync(folder)) {
    const there = globSync('words/*/').map((each) => basename(each));
    throw new ConfigurationError(
      `${where}: "${code}" has no folder of words; it should be one of ${there.toSorted().join(', ')}.`,
    );
  }
  const rooms = await Promise.all(
    ['language', 'languages', 'hours', 'counts'].map(
      (room) => import(`../${folder}/${room}.ts`) as Promise<object>,
    ),
  );
  return { code, ...(Object.assign({}, ...rooms) as Omit<LanguageWords, 'code'>) };
}

/** What owners read, who have the editor in English. */
const OWNERS_ROOM = 'editor-sign-in.ts';

/** The files of words that each language has: 'about.ts', … */
export function roomsOfWords(): string[] {
  return globSync('words/en/*.ts')
    .map((file) => basename(file))
    .filter((room) => !room.endsWith('.test.ts') && room !== OWNERS_ROOM)
    .toSorted();
}

/** The codes of the languages that there are words for, beside English. */
export function languagesOfWords(): string[] {
  return globSync('words/*/')
    .map((folder) => basename(folder))
    .filter((code) => code !== 'en')
    .toSorted();
}

/** What the type check compares all languages' words with the English ones by; it is there for its mistakes alone. */
export function wordsCheck(): string {
  const rooms = roomsOfWords();
  return [
    "import type { Differences } from '../words/differences.ts';",
    '',
    'type None<_ extends never> = true;',
    '',
    ...languagesOfWords().flatMap((code) =>
      rooms.map((room) => {
        const [english, other] = ['en', code].map((each) => `typeof import('../words/${each}/${room}')`);
        const name = room.slice(0, -'.ts'.length);
        return `export type ${code}_${name.replaceAll('-', '_')} = None<Differences<${english}, ${other}, '${code}/${name}'>>;`;
      }),
    ),
    '',
  ].join('\n');
}

/**
 * The styles that a language's site has beside the others': those of the menu of languages, those that English does without, and
 * those of its script, each a file of compile/scripts/.
 *
 * @throws when nothing is said of the script's letters, or there are no styles for it
 */
export function languageStyles({ code, language }: LanguageWords, isOneOfMany: boolean): string {
  const script = new Intl.Locale(language.tag).maximize().script!.toLowerCase();
  if (script !== 'latn' && !Object.hasOwn(ALPHABETS, script))
    throw new Error(`compile/alphabets.ts has no ${script}; it should be there for "${code}".`);
  return [isOneOfMany && 'menu', code !== ENGLISH.code && 'other', script !== 'latn' && script]
    .filter((name) => name !== false)
    .map((name) => readFileSync(`compile/scripts/${name}.css`, 'utf8'))
    .join('');
}

/** The rooms of words that the relay says something of; what each exports has its name. */
const RELAY_ROOMS =
  'appointment-life booking chat date-names dates emails form-notice hours language relay visit'.split(' ');

/** The module of what the relay says in each language, the clinic's own first. */
export function relayLanguagesModule(editions: readonly LanguageEdition[]): string {
  const nameOf = (room: string) => room.replace(/-./g, ([, letter]) => letter!.toUpperCase());
  const rooms = RELAY_ROOMS.map((room) => [room, nameOf(room)] as const);
  const order = editions[0]!.clinic.data.languages;
  const codes = order.map((code) => editions.find(({ language }) => language.code === code)!);
  return [
    ...order.flatMap((code) =>
      rooms.map(
        ([room, name]) => `import { ${name} as ${name}_${code} } from '../words/${code}/${room}.ts';`,
      ),
    ),
    '',
    'export const relayLanguages = [',
    ...codes.map(({ language: { code }, clinic, facts: { ambulance }, without }) => {
      const { address, phone, access, visit } = clinic.data;
      const words = rooms.map(([, name]) => `${name}: ${name}_${code}`).join(', ');
      const prefix = without.includes('/book') ? '' : prefixOf(code);
      const own =
        code === ENGLISH.code
          ? ''
          : `, written: ${JSON.stringify({ address, phone, access, visit, ambulance })}`;
      return `  { code: '${code}', prefix: '${prefix}', words: { ${words} }${own} },`;
    }),
    '] as const;',
    '',
  ].join('\n');
}

type LanguageEdition = {
  language: LanguageWords;
  /** the paths of the pages that are in English alone */
  without: readonly string[];
  clinic: { data: Pick<ClinicFacts, 'address' | 'phone' | 'access' | 'visit'> & { languages: string[] } };
  facts: Pick<ClinicFacts, 'ambulance'>;
};

/** All languages that the site has, and what offers their pages. */
export function languagesOf(
  editions: readonly Pick<LanguageEdition, 'language' | 'without'>[],
): CompiledModules['languages'] {
  return {
    languages: editions.map(({ language: { code, language }, without }) => {
      return { code, name: language.name, without: [...without] };
    }),
    offers: editions.map(({ language: { code, language } }) => {
      return { code, offer: language.offer, direction: language.direction };
    }),
  };
}
