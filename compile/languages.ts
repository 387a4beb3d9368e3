import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { languagePrefix } from '../domain/web/language-prefix.ts';
import type { ClinicFacts } from '../domain/clinic/clinic.ts';
import type { CompiledModules } from '../domain/clinic/compiled-modules.ts';
import type { TellUsFirst } from '../domain/clinic/tell-us-first.ts';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { counts } from '../words/en/counts.ts';
import { fees } from '../words/en/fees.ts';
import { hours } from '../words/en/hours.ts';
import { language } from '../words/en/language.ts';
import { languages } from '../words/en/languages.ts';
import { ALPHABETS } from './alphabets.ts';

/** The words of a language that the compiler uses. */
export type LanguageWords = {
  code: string;
  language: typeof language;
  languages: typeof languages;
  hours: typeof hours;
  counts: typeof counts;
  fees: typeof fees;
};

export const ENGLISH: LanguageWords = { code: 'en', language, languages, hours, counts, fees };

/**
 * Loads the words of a language.
 *
 * @param where - the file and line of the setting, for messages
 * @throws {ConfigurationError} if there is no folder of words for it
 */
export async function readLanguage(code: string, where: string): Promise<LanguageWords> {
  const folder = `words/${code}`;
  if (!existsSync(folder)) {
    const available = globSync('words/*/').map((each) => basename(each));
    throw new ConfigurationError(
      `${where}: "${code}" has no folder of words; it should be one of ${available.toSorted().join(', ')}.`,
    );
  }
  const modules = await Promise.all(
    ['language', 'languages', 'hours', 'counts', 'fees'].map(
      (module) => import(`../words/${code}/${module}.ts`) as Promise<object>,
    ),
  );
  return { code, ...(Object.assign({}, ...modules) as Omit<LanguageWords, 'code'>) };
}

/**
 * Returns the language tag (BCP 47) of a clinic's pages. English has the clinic's country, such as 'en-AE'.
 *
 * @param country - a country code (ISO 3166-1)
 */
export function tagIn({ language: { tag } }: Pick<LanguageWords, 'language'>, country: string): string {
  return new Intl.Locale(tag).region ? tag : `${tag}-${country}`;
}

/** This module is not translated, because the editor is in English. */
const EDITOR_MODULE = 'editor-sign-in.ts';

/** Lists the word modules that every language has, such as 'about.ts'. */
export function wordModules(): string[] {
  return globSync('words/en/*.ts')
    .map((file) => basename(file))
    .filter((module) => !module.endsWith('.test.ts') && module !== EDITOR_MODULE)
    .toSorted();
}

/** Lists the codes of all languages in words/ except English. */
export function languagesOfWords(): string[] {
  return globSync('words/*/')
    .map((folder) => basename(folder))
    .filter((code) => code !== 'en')
    .toSorted();
}

/** Generates a module of types that makes tsc compare each language's words with the English ones. */
export function wordsCheck(): string {
  const modules = wordModules();
  return [
    "import type { Differences } from '../words/differences.ts';",
    '',
    'type None<_ extends never> = true;',
    '',
    ...languagesOfWords().flatMap((code) =>
      modules.map((module) => {
        const [english, other] = ['en', code].map((each) => `typeof import('../words/${each}/${module}')`);
        const name = module.slice(0, -'.ts'.length);
        return `export type ${code}_${name.replaceAll('-', '_')} = None<Differences<${english}, ${other}, '${code}/${name}'>>;`;
      }),
    ),
    '',
  ].join('\n');
}

/**
 * Reads the additional styles of a language from compile/scripts/: those of the language menu, of languages
 * other than English, and of its script.
 *
 * @throws if compile/alphabets.ts does not know the script, or its style sheet is missing
 */
export function languageStyles({ code, language }: LanguageWords, isOneOfMany: boolean): string {
  const script = new Intl.Locale(language.tag).maximize().script!.toLowerCase();
  if (script !== 'latn' && !Object.hasOwn(ALPHABETS, script))
    throw new Error(`compile/alphabets.ts has no ${script}; it should be there for "${code}".`);
  return [isOneOfMany && 'language-menu', code !== ENGLISH.code && 'non-english', script !== 'latn' && script]
    .filter((name) => name !== false)
    .map((name) => readFileSync(`compile/scripts/${name}.css`, 'utf8'))
    .join('');
}

/** Word modules that the relay uses. Each exports an object of its own name. */
const RELAY_WORD_MODULES =
  'appointment-pages booking chat-messages date-names dates day-list earlier emails enquiry form-notice hours language message optional-email photos relay shared visit without-email'.split(
    ' ',
  );

/** Generates the module with the relay's words in all languages, the clinic's first language first. */
export function relayLanguagesModule(editions: readonly LanguageEdition[]): string {
  const nameOf = (module: string) => module.replace(/-./g, ([, letter]) => letter!.toUpperCase());
  const modules = RELAY_WORD_MODULES.map((module) => [module, nameOf(module)] as const);
  const order = editions[0]!.clinic.data.languages;
  const codes = order.map((code) => editions.find(({ language }) => language.code === code)!);
  return [
    ...order.flatMap((code) =>
      modules.map(
        ([module, name]) => `import { ${name} as ${name}_${code} } from '../words/${code}/${module}.ts';`,
      ),
    ),
    ...order.map((code) => {
      const folder = code === ENGLISH.code ? '' : `${code}/`;
      return `import style_${code} from './${folder}relay-style.json' with { type: 'json' };`;
    }),
    '',
    'export const relayLanguages = [',
    ...codes.map(({ language: { code }, clinic, facts: { ambulance }, englishOnlyPaths, tellUsFirst }) => {
      const { address, phone, access, visit } = clinic.data;
      // E-mails cannot mark a text as English, so the list is left out if it has no translation.
      const isInLanguage = tellUsFirst && tellUsFirst.translation !== 'missing';
      const list = isInLanguage ? `, tellUsFirst: ${JSON.stringify(tellUsFirst)}` : '';
      const words = modules.map(([, name]) => `${name}: ${name}_${code}`).join(', ');
      const prefix = englishOnlyPaths.includes('/book') ? '' : languagePrefix(code);
      const overrides =
        code === ENGLISH.code
          ? ''
          : `, written: ${JSON.stringify({ address, phone, access, visit, ambulance })}`;
      return `  { code: '${code}', prefix: '${prefix}', style: style_${code}, words: { ${words} }${list}${overrides} },`;
    }),
    '] as const;',
    '',
  ].join('\n');
}

type LanguageEdition = {
  language: LanguageWords;
  /** paths of pages without a translation */
  englishOnlyPaths: readonly string[];
  clinic: { data: Pick<ClinicFacts, 'address' | 'phone' | 'access' | 'visit'> & { languages: string[] } };
  facts: Pick<ClinicFacts, 'ambulance'>;
  tellUsFirst: TellUsFirst;
};

/** Lists all languages of the site, with the words that offer each of them. */
export function languagesOf(
  editions: readonly Pick<LanguageEdition, 'language' | 'englishOnlyPaths'>[],
): CompiledModules['languages'] {
  return {
    languages: editions.map(({ language: { code, language }, englishOnlyPaths }) => {
      return { code, name: language.name, englishOnlyPaths: [...englishOnlyPaths] };
    }),
    offers: editions.map(({ language: { code, language } }) => {
      return { code, offer: language.offer, direction: language.direction };
    }),
  };
}
