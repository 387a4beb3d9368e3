import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /[\w-]+\.[\w-]+\.js\b/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** What is escaped in a name of a style: a character that would be syntax there, or the code of a digit that begins the name. */
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

/**
 * Finds the words of the scripts that a page may fetch, those that its scripts fetch among them: the classes that they may give
 * to what they put into it.
 *
 * @param site - the built site's folder
 * @returns what does so for a page
 */
export function scriptWords(site: string): (html: string) => Set<string> {
  const scripts = new Map<string, Set<string>>();

  function wordsOf(text: string, words = new Set<string>(), seen = new Set<string>()): Set<string> {
    for (const [name] of text.matchAll(SCRIPT)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const code = readFileSync(join(site, 'assets', name), 'utf8');
      if (!scripts.has(name)) scripts.set(name, wordsIn(code));
      for (const word of scripts.get(name)!) words.add(word);
      wordsOf(code, words, seen);
    }
    return words;
  }

  return (html) => wordsOf(html);
}

/** @returns what stands between spaces and quotes */
export function wordsIn(text: string): Set<string> {
  return new Set(text.split(/[\s"'`]+/));
}

/** @returns a text of HTML with the characters that were written as entities */
export function unescaped(html: string): string {
  return html.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** @returns a selector with `written` in place of each character that is escaped in it */
export function withoutEscapes(selector: string, written = (letter: string) => letter): string {
  return selector.replace(ESCAPE, (_, code: string | undefined, letter: string) =>
    written(code ? String.fromCharCode(parseInt(code, 16)) : letter),
  );
}
