/** What makes a key that nobody can guess. */
export const KEY_COMMAND = 'openssl rand -base64 33';

/** What a key should be that is easy to guess. */
export const UNGUESSABLE = `one that nobody can guess: \`${KEY_COMMAND}\` makes one`;

/** The commonest pairs of letters in English words, which are those of most languages in Latin letters. */
const WORD_PAIRS =
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ' +
  'ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot il tr ly nc et ut ss so rs un lo wa ' +
  'ge ie wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai sh ir su id';

/** What fingers and counting put side by side. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const EXPECTED = new Set([
  ...WORD_PAIRS.split(' '),
  ...ROWS.flatMap((row) =>
    Array.from(row.slice(1), (sign, index) => [row[index]! + sign, sign + row[index]!]),
  ).flat(),
]);

/**
 * Whether a key is one that somebody has thought of: it repeats itself, counts, follows the keyboard, or is made of
 * words. Of keys by chance it refuses fewer than one in a thousand, and of those in lower-case letters
 * or in figures alone one in a hundred.
 */
export function isGuessable(key: string): boolean {
  const triples = Array.from(key.slice(2), (_, index) => key.slice(index, index + 3));
  if (new Set(triples).size < 0.7 * triples.length) return true;
  const pairs = Array.from(key.slice(1), (_, index) => key.slice(index, index + 2));
  const joined = pairs.filter((pair) => /^[a-z\d]{2}$/i.test(pair));
  const expected = joined.filter(
    (pair) => !/[a-z][A-Z]/.test(pair) && (pair[0] === pair[1] || EXPECTED.has(pair.toLowerCase())),
  );
  return expected.length > joined.length / 2;
}
