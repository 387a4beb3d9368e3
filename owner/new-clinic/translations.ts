import { parse, stringify } from 'yaml';
import { leavesOf, textsAlone, translatedTexts } from '../../compile/translatable-texts.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { parseSourceFile } from '../../compile/yaml-file.ts';
import type { ClinicText } from '../clinic-files.ts';
import { splitParts } from '../edit-yaml.ts';
import { WIDTH } from '../keep-yaml-formatting.ts';
import type { Answers } from './answer-fields.ts';
import { clinicFile, doctorsFile, feesFile, teamFile } from './facts.ts';
import { resolveNeeds, type General } from './general.ts';
import { serviceIdOf } from './ids.ts';
import { withOwnServices } from './own-services.ts';

/**
 * Translates the texts of a file that the general translation has, and those in `words`. Other texts are left
 * out.
 *
 * @param code - of the language
 * @param words - more translations by text, such as the names of people
 * @returns the file of that language; undefined if nothing of it is translated
 */
export function translate(
  general: General,
  code: string,
  { file, schema, source }: ClinicText,
  words: ReadonlyMap<unknown, string>,
): string | undefined {
  const texts = new Map<unknown, unknown>(words);
  const known = general.get(`${code}/${file}`);
  let body = '';
  if (known !== undefined) {
    const original = wholeFile(file, general.get(file)!);
    const translation = parseSourceFile(file, known);
    const translated = new Map(leavesOf(translation.data, schema).map(({ place, value }) => [place, value]));
    for (const { place, value } of translatedTexts(original, schema))
      if (translated.has(place)) texts.set(value, translated.get(place));
    if (source.body === original.body) body = translation.body;
  }
  const data = textsAlone(schema, source.data, (text) => texts.get(text)) as object | undefined;
  if (known === undefined && data === undefined) return undefined;
  const fields = stringify({ translation: { of: versionOf(source, schema) }, ...data }, WIDTH);
  return file.endsWith('.md') ? `---\n${fields}---\n\n${body}\n` : fields;
}

/** Translations of the short texts that the answers have, by text: names, and what is chosen from lists. */
export function wordsOf(general: General, code: string, answers: Answers): Map<unknown, string> {
  const { name, address, names, doctors, team, translations } = answers;
  const own = names[code];
  const people = [...doctors, ...team].map((each): [string, string | undefined] => [
    each.name,
    each.names[code],
  ]);
  const places = Object.entries(own?.address ?? {}).map(([field, text]): [unknown, string | undefined] => [
    address[field as keyof typeof address],
    text,
  ]);
  const badge = `services/${answers.badge ?? ''}.md`;
  const titles = [badge, `${code}/${badge}`].map((file) => titleIn(file, general.get(file)));
  const phrases = parse(general.get(`${code}/phrases.yaml`) ?? '{}') as Record<string, string>;
  return new Map<unknown, string>(
    [
      ...Object.entries(phrases),
      titles,
      [name, own?.name],
      ...people,
      ...places,
      ...Object.entries(translations[code] ?? {}),
    ].filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/**
 * Lists the texts of the owner's own that a language needs, each once: of these, the answers have the
 * translations in `translations`.
 */
export function ownTexts(general: General, code: string, answers: Answers): string[] {
  const words = wordsOf(general, code, { ...answers, translations: {} });
  const { street, locality, city } = answers.address;
  // `names` asks for the address.
  const isAsked = (text: unknown) => [street, locality, city].includes(text as string);
  const typed = new Set(leavesOf(answers).map(({ value }) => value));
  const services = answers.ownServices.map((own) => `services/${serviceIdOf(own)}.md`);
  const files = withOwnServices(general, answers);
  const written: [string, string | undefined][] = [
    ['clinic.yaml', clinicFile(general, answers)],
    ['doctors.yaml', doctorsFile(general, answers)],
    ['team.yaml', teamFile(answers)],
    ['fees.yaml', feesFile(answers)],
    ...services.map((file): [string, string] => [file, files.get(file)!]),
  ];
  const texts = written.flatMap(([file, text]) =>
    text === undefined ? [] : translatedTexts(parseSourceFile(file, text), schemaOf(file)!),
  );
  const needed = texts.filter(
    ({ value, mayStay }) => !mayStay && typed.has(value) && !words.has(value) && !isAsked(value),
  );
  return [...new Set(needed.map(({ value }) => String(value)))];
}

const titleIn = (file: string, text = '') =>
  splitParts(file, text).document.get('title') as string | undefined;

/** A general file with all its texts, whatever they need. */
export function wholeFile(file: string, text: string): { data: unknown; body: string } {
  const { document, below } = splitParts(file, text);
  resolveNeeds(document, () => 'keep');
  document.delete('needs');
  return { data: document.toJS(), body: below.trim() };
}
