import { translatedTexts } from '../translatable-texts.ts';
import { valueAt } from '../schema-walk.ts';
import type { Edition } from '../edition.ts';
import type { Output } from './write-outputs.ts';

/** The texts that a language shows in English, as pages have them, for `site/build/mark-languages.ts`. */
export function untranslatedOutput(edition: Edition): Output {
  return { file: 'untranslated.json', content: `${JSON.stringify(untranslatedTexts(edition), null, 1)}\n` };
}

/** @returns the texts without a translation, the longest first; empty for English */
function untranslatedTexts({ original, files }: Pick<Edition, 'original' | 'files'>): string[] {
  if (!original) return [];
  const texts = files.flatMap(({ source, schema, data }) => {
    const missing =
      source.translated?.missing ??
      translatedTexts(source, schema).flatMap(({ steps, mayStay }) => (mayStay ? [] : [steps]));
    // The text below the fields of a Markdown file has no steps.
    return missing.filter(({ length }) => length > 0).map((steps) => String(valueAt(data, steps)));
  });
  const inOneLine = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  return [...new Set(inOneLine)].toSorted((a, b) => b.length - a.length);
}
