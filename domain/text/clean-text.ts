/** All line breaks: CR LF, CR, LF, NEL, VT, FF, and Unicode's line and paragraph separators. */
const LINE_BREAK = /\r\n|[\r\n\u0085\v\f\u2028\u2029]/g;

/** Control characters except LF, spaces of any width, and the empty Braille pattern. */
const BLANK = /[^\P{Cc}\n]|[\p{Zs}\u2800]/gu;

/**
 * Invisible characters: direction marks, zero-width characters, fillers, variation selectors, tags, the
 * object replacement character, noncharacters, and lone surrogates, which UTF-8 cannot encode.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\uFFF9-\uFFFC]/gu;

/** Scripts whose words need the joiners U+200C and U+200D: میخواهم is not می‌خواهم. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]/u;

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

/**
 * An emoji of several code points (UTS 51, ED-17), such as a family, a flag, a hand with a skin tone or a
 * coloured heart.
 */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\uFE0E\uFE0F]|[\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})+/gu;

/** Dashes of any script and width, the minus sign, and characters that look like it. */
const DASH = /[\p{Pd}\u2212\u2043\u02D7]/gu;

/** Plus signs of other widths and positions. */
const PLUS = /[\uFF0B\uFE62\u207A\u208A\u02D6\uFB29]/gu;

/**
 * Cleans a typed or pasted text for validation, sending and display. Control characters and unusual spaces
 * become spaces, invisible characters are removed, dashes become hyphens and plus signs '+', digits of all
 * scripts become Latin digits, and letters are composed (NFC). The result cannot break an e-mail header or
 * reverse the text around it.
 *
 * Cleaning is idempotent, so that browser and relay get the same result.
 *
 * @param lines - `many` keeps line breaks and writes them as LF; `one` turns them into spaces
 * @returns the text without surrounding white space
 */
export function cleanText(text: string, lines: 'one' | 'many' = 'one'): string {
  const normalized = text
    .replace(LINE_BREAK, lines === 'many' ? '\n' : ' ')
    .replace(BLANK, ' ')
    .replace(DASH, '-')
    .replace(PLUS, '+');
  const inEmoji = new Set<number>();
  for (const { 0: sequence, index } of normalized.matchAll(EMOJI))
    for (let at = index; at < index + sequence.length; at++) inEmoji.add(at);
  const visible = normalized.replace(INVISIBLE, (sign: string, at: number) =>
    inEmoji.has(at) || isJoinerInWord(sign, normalized, at) ? sign : '',
  );
  return latinDigits(visible).normalize('NFC').trim();
}

/** Whether a character is a joiner (U+200C, U+200D) between two letters of a script that needs it. */
function isJoinerInWord(sign: string, text: string, at: number): boolean {
  if (sign !== '\u200C' && sign !== '\u200D') return false;
  const [before = '', after = ''] = [text[at - 1], text[at + 1]];
  return [before, after].every((each) => JOINING.test(each) && LETTER_OR_MARK.test(each));
}

/** Counts the visible characters of a cleaned text. Joiners and combining accents do not count. */
export function visibleLength(text: string): number {
  return Array.from(text.replace(/\p{Script=Inherited}/gu, '').trim()).length;
}

/** Replaces the digits of all scripts with Latin ones, such as ٤ and ४ with 4. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // In Unicode, the ten digits of each script are consecutive, from zero to nine.
    const point = digit.codePointAt(0)!;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++;
    return String(before % 10);
  });
}
