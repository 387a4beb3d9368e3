import { cleanText } from '../text/clean-text.ts';

/**
 * Countries in which a number without their code is read: the code (ITU-T E.164), and how many digits follow it
 * at most.
 */
export const CALLING_CODES: Partial<Record<string, { code: string; digits: number }>> = {
  AE: { code: '971', digits: 9 },
  AU: { code: '61', digits: 9 },
  BD: { code: '880', digits: 10 },
  BH: { code: '973', digits: 8 },
  GB: { code: '44', digits: 10 },
  IN: { code: '91', digits: 10 },
  KE: { code: '254', digits: 9 },
  KW: { code: '965', digits: 8 },
  LK: { code: '94', digits: 9 },
  NP: { code: '977', digits: 10 },
  OM: { code: '968', digits: 8 },
  QA: { code: '974', digits: 8 },
  SA: { code: '966', digits: 9 },
  SG: { code: '65', digits: 8 },
  US: { code: '1', digits: 10 },
  ZA: { code: '27', digits: 9 },
};

/** Indian numbers have ten digits; other numbers at most fifteen, including the country's code (E.164). */
const WITH_CODE = /^\+(91( ?[1-9])( ?\d){9}|(?!91)[1-9]\d{0,2}( ?\d){6,12})$/;

/** Cleans a telephone number and separates its digits by spaces alone: '+44 (0)20-7946.0958' is '+44 20 7946 0958'. */
export function spacedNumber(text: string): string {
  return cleanText(text)
    .replace(/(?<=^(?:\+|00).*)\(0\)/, ' ')
    .replaceAll(/[ ().-]+/g, ' ')
    .trim();
}

/**
 * Returns a telephone number with its country's code: '022 2493 1234' is '+91 22 2493 1234' in India.
 *
 * @param spaced - from `spacedNumber`
 * @param country - the clinic's (ISO 3166), for a number without a code
 * @returns undefined if it is not one telephone number, or has no code and the country is not known here
 */
export function internationalNumber(spaced: string, country: string): string | undefined {
  const local = CALLING_CODES[country];
  const number = spaced.replace(/^00 ?/, '+');
  if (number.startsWith('+')) return WITH_CODE.test(number) ? number : undefined;
  if (!local) return undefined;
  // Dialled before a number within a country.
  const national = number.replace(/^0 ?/, '');
  const isNumber = /^[\d ]+$/.test(national) && national.replaceAll(' ', '').length <= local.digits;
  return isNumber ? internationalNumber(`+${local.code} ${national}`, country) : undefined;
}
