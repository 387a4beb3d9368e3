/** A text with the digits of any script as Latin ones: ٤ and ४ are 4. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode has each script's ten in a row, from zero.
    const point = digit.codePointAt(0)!;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++;
    return String(before % 10);
  });
}
