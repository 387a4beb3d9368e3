import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { throwMistakes } from './mistakes.ts';

const LONGEST_SHOWN = 60;
const SAVE_AGAIN =
  'the file should be saved again with the encoding UTF-8 (in Notepad: File, Save as, Encoding).';

/** Control characters but tab and newline, and what XML 1.0 (2.2) allows in no document. */
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * Says which control character a text has, so that no page, feed or sitemap gets one.
 *
 * @returns the end of a mistake's line, behind file and line number; undefined when the text has none
 */
export function controlCharacterIn(text: string): string | undefined {
  const found = CONTROL.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, found.index).split('\n').at(-1)!.trim();
  const place = before === '' ? '' : ` behind "${before.slice(-LONGEST_SHOWN)}"`;
  return `there is an invisible control character (U+${code})${place}; it should be deleted.`;
}

/**
 * Reads the text of a file that an owner edits, without the byte order mark and the line ends of editors on Windows.
 *
 * @param path - as its owner knows it, such as 'clinic/doctors.yaml'
 * @throws {ConfigurationError} naming UTF-16, the first line that is not UTF-8, or each line with a control character
 */
export function readText(path: string, content: Buffer = readFileSync(path)): string {
  // UTF-16 has a mark, or a zero beside its first letter, which is a Latin one in YAML and Markdown.
  if (/^(\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(content.toString('latin1', 0, 2)))
    throw new ConfigurationError(`${path}:1: it is written in UTF-16; ${SAVE_AGAIN}`);
  if (!isUtf8(content)) throw new ConfigurationError(notUtf8(path, content));
  const text = content
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  throwMistakes(
    text.split('\n').flatMap((line, at) => {
      const found = controlCharacterIn(line);
      return found ? `${path}:${at + 1}: ${found}` : [];
    }),
  );
  return text;
}

function notUtf8(path: string, content: Buffer): string {
  const lines = content.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const text = new TextDecoder('windows-1252').decode(content).split('\n')[at]!.trim();
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return `${path}:${at + 1}: "${shown}" is not written in UTF-8; ${SAVE_AGAIN}`;
}
