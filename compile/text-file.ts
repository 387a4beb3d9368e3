import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';

const LONGEST_SHOWN = 60;
const SAVE_AGAIN =
  'the file should be saved again with the encoding UTF-8 (in Notepad: File, Save as, Encoding).';

/**
 * The text of a file that an owner edits, without the byte order mark and the line ends of editors on Windows.
 *
 * @param path - as its owner knows it, such as 'clinic/doctors.yaml'
 * @throws {ConfigurationError} naming UTF-16, or the first line that is not UTF-8, and how to save the file
 */
export function readText(path: string, content: Buffer = readFileSync(path)): string {
  // Without its mark, UTF-16 is UTF-8 too, with zeros in it.
  if (/^(\xff\xfe|\xfe\xff)|\0/.test(content.toString('latin1')))
    throw new ConfigurationError(`${path}:1: it is written in UTF-16; ${SAVE_AGAIN}`);
  if (!isUtf8(content)) throw new ConfigurationError(notUtf8(path, content));
  return content
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function notUtf8(path: string, content: Buffer): string {
  const lines = content.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const text = new TextDecoder('windows-1252').decode(content).split('\n')[at]!.trim();
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return `${path}:${at + 1}: "${shown}" is not written in UTF-8; ${SAVE_AGAIN}`;
}
