/** A text with the digits of Arabic and Devanagari as Latin ones: ٤ and ४ are 4. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => String((digit.charCodeAt(0) - (digit < '०' ? 0 : 6)) & 15));
}
