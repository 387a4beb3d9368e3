import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGLISH } from '../../compile/languages.ts';
import type { CheckedFile } from '../../compile/schema-walk.ts';
import { translatedTexts } from '../../compile/translatable-texts.ts';
import { findOrphans, mergeTranslation } from '../../compile/merge-translations.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import type { Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** Files whose translations show a note until a doctor has reviewed them. */
const MEDICAL = /^(services\/|articles\/|(urgent|tell-us-first)\.yaml$)/;

/**
 * Checks the clinic's translations: missing, outdated, left over or unreviewed texts.
 *
 * @throws {ConfigurationError} for mistakes that stop the build
 */
export function checkTranslations({ clinic, files }: Clinic, folder: string): Finding[] {
  return clinic.data.languages
    .filter((code) => code !== ENGLISH.code)
    .flatMap((code) => checkLanguage(files, folder, code));
}

function checkLanguage(files: CheckedFile[], folder: string, code: string): Finding[] {
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(code)!;
  const all = files.map(({ source, schema }) => {
    const file = relative(folder, source.path);
    const place = join(folder, code, file);
    const count = translatedTexts(source, schema).length + (source.body ? 1 : 0);
    const made = existsSync(place) && mergeTranslation(source, schema, readSourceFile(place)).translated!;
    return { original: source.path, file, place, count, made };
  });
  const none = all.filter(({ made }) => !made).map(({ file, count }) => `${file} (${count})`);
  const unread = all.filter(({ file, made }) => made && !made.reviewedBy && MEDICAL.test(file));
  return [
    ...all.flatMap(({ original, place, count, made }) => {
      if (!made) return [];
      const { missing, outdated } = made;
      if (missing.length > 0)
        return [{ kind: 'textsUntranslated', place, missing: missing.length, count } as const];
      return findingIf(outdated, { kind: 'translationOutdated', place, original });
    }),
    ...findOrphans(folder, code).map((place): Finding => ({ kind: 'translationLeftOver', place })),
    ...findingIf(none.length > 0, { kind: 'translationMissing', language, files: none.join(', ') }),
    ...findingIf(unread.length > 0, { kind: 'translationUnread', language, count: unread.length }),
  ];
}
