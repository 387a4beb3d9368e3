import { latinDigits } from './latin-digits.ts';

/** Line breaks of every kind: CR LF, CR, NEL, VT, FF, and Unicode's line and paragraph separators. */
const LINE_BREAK = /\r\n|[\r\n\u0085\v\f\u2028\u2029]/g;

/**
 * Control characters, spaces of every width, the empty Braille pattern; LF stays until lines are joined or
 * kept.
 */
const BLANK = /[^\P{Cc}\n]|[\p{Zs}\u2800]/gu;

/**
 * Characters that are not shown: direction marks, zero-width characters, fillers, variation selectors, tags,
 * the mark of a pasted object, noncharacters, and halves of surrogate pairs, which have no UTF-8 form.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\uFFF9-\uFFFC]/gu;

/** U+200C and U+200D between two of these decide how a word is written: میخواهم is not می‌خواهم. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]/u;

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

/**
 * An emoji of several code points (UTS 51, ED-17): a family, a flag, a hand with a skin tone, a heart in
 * colour.
 */
const EMOJI =
  /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\uFE0E\uFE0F]|[\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})+/gu;

/** Dashes of every script and width, the minus sign, and what looks like one. */
const DASH = /[\p{Pd}\u2212\u2043\u02D7]/gu;

/**
 * A text that somebody typed or pasted, as the rules of fields judge it and e-mails show it. Control
 * characters and unusual spaces become a blank, what is not seen goes, every dash is a hyphen, digits of all
 * scripts are Latin, and letters are composed (NFC). Nothing is left that could end a line of an e-mail's
 * header, or turn the text around it.
 *
 * A cleaned text is cleaned again without a change: the browser and the relay agree about what was sent.
 *
 * @param lines - whether it may have several lines, which then end in LF; otherwise line breaks become blanks
 * @returns the text, without blanks around it
 */
export function cleanText(text: string, lines: 'one' | 'many' = 'one'): string {
  const visible = text
    .replace(LINE_BREAK, lines === 'many' ? '\n' : ' ')
    .replace(BLANK, ' ')
    .replace(DASH, '-');
  const inEmoji = new Set<number>();
  for (const { 0: sequence, index } of visible.matchAll(EMOJI))
    for (let at = index; at < index + sequence.length; at++) inEmoji.add(at);
  const seen = visible.replace(UNSEEN, (sign: string, at: number) =>
    inEmoji.has(at) || isJoinerInWord(sign, visible, at) ? sign : '',
  );
  return latinDigits(seen).normalize('NFC').trim();
}

/** Whether a sign is a joiner (U+200C, U+200D) that stands between two letters of a script that needs it. */
function isJoinerInWord(sign: string, text: string, at: number): boolean {
  if (sign !== '\u200C' && sign !== '\u200D') return false;
  const [before = '', after = ''] = [text[at - 1], text[at + 1]];
  return [before, after].every((each) => JOINING.test(each) && LETTER_OR_MARK.test(each));
}

/** How many characters of a cleaned text are seen: joiners and accents on a letter do not count. */
export function visibleLength(text: string): number {
  return Array.from(text.replace(/\p{Script=Inherited}/gu, '').trim()).length;
}
