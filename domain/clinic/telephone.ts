import * as v from 'valibot';
import { cleanText } from '../text/clean-text.ts';
import * as f from './field-schemas.ts';

/** Parses 'IN91 AE971', in which a number follows the code of each country (ISO 3166-1). */
function byCountry(text: string): ReadonlyMap<string, string> {
  return new Map(text.match(/\w+/g)!.map((each) => [each.slice(0, 2), each.slice(2)]));
}

/** Codes of telephone numbers by country, such as '91' for IN (ITU-T E.164). */
export const CALLING_CODES = byCountry(`
  AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32 BF226 BG359 BH973
  BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225 CL56 CM237 CN86
  CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358
  FJ679 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1
  GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1 JO962 JP81 KE254 KG996
  KH855 KI686 KM269 KN1 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212
  MC377 MD373 ME382 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60
  MZ258 NA264 NC687 NE227 NG234 NI505 NL31 NO47 NP977 NR674 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PR1
  PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232
  SM378 SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676 TR90
  TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VC1 VE58 VG1 VI1 VN84 VU678 WS685 XK383 YE967 ZA27 ZM260
  ZW263`);

/** The maximum of digits after the calling code, for countries whose numbers can be withCode without it. */
const NATIONAL_DIGITS = byCountry('AE9 AU9 BD10 BH8 GB10 IN10 KE9 KW8 LK9 NP10 OM8 QA8 SA9 SG8 US10 ZA9');

/**
 * Indian numbers have ten digits after the code. Other numbers have at most fifteen with the code (E.164).
 */
const WITH_CODE = /^\+(91( ?[1-9])( ?\d){9}|(?!91)[1-9]\d{0,2}( ?\d){6,12})$/;

/**
 * Cleans a telephone number and separates its digits by spaces only: '+44 (0)20-7946.0958' becomes
 * '+44 20 7946 0958'.
 */
function spacedNumber(text: string): string {
  const number = cleanText(text).replace(/^00 ?(?=[1-9])/, '+');
  const withoutZero = number.startsWith('+') ? number.replace('(0)', ' ') : number;
  return withoutZero.replaceAll(/[ ().-]+/g, ' ').trim();
}

/**
 * Adds a country's prefix to a typed number and removes the zero that is dialled only within the country. A
 * number that has a prefix keeps it.
 *
 * @param prefix - the prefix, such as '+91'
 * @returns '' if nothing is typed
 */
export function withPrefix(typed: string, prefix: string): string {
  const spaced = spacedNumber(typed);
  return spaced === '' || spaced.startsWith('+') ? spaced : `${prefix} ${spaced.replace(/^0 ?/, '')}`;
}

/** Whether a result of `spacedNumber` that begins with '+' can be dialled. */
function isInternationalNumber(spaced: string): boolean {
  return WITH_CODE.test(spaced);
}

/**
 * Returns a telephone number with a country code: '022 2493 1234' in India is '+91 22 2493 1234'.
 *
 * @param spaced - the result of `spacedNumber`
 * @param country - the clinic's country (ISO 3166-1), for a number without a code
 * @returns undefined if the text is not one telephone number, or has no code and the country needs one
 */
function internationalNumber(spaced: string, country: string): string | undefined {
  if (spaced.startsWith('+')) return isInternationalNumber(spaced) ? spaced : undefined;
  // The zero is dialled only within the country.
  const national = spaced.replace(/^0 ?/, '');
  if (national.replaceAll(' ', '').length > Number(NATIONAL_DIGITS.get(country) ?? 0)) return undefined;
  return internationalNumber(`+${CALLING_CODES.get(country)} ${national}`, country);
}

/** What a telephone number of the clinic should be. */
export const TELEPHONE =
  'a telephone number with the country\'s prefix, or as it is dialled in the country of the address, without a 0 behind +91 and with ten digits behind it, and no second number, such as "+91 98765 43210" or "022 2493 1234"';
/** Schema of a telephone number of the clinic. `isTelephoneIn` checks one without a code. */
export const telephone = v.pipe(
  v.string(TELEPHONE),
  f.describe(TELEPHONE),
  v.transform(spacedNumber),
  // The editor applies this pattern to the typed text.
  v.regex(/^\+?[\d ().-]{7,}$/, TELEPHONE),
  v.check((number) => !/^\+[\d ]{7,}$/.test(number) || isInternationalNumber(number), TELEPHONE),
);

/** Whether a number belongs to the clinic's country. A number with a code is checked by `telephone` alone. */
export function isTelephoneIn({ country }: { country: string }, number: string): boolean {
  return number.startsWith('+') || internationalNumber(number, country) !== undefined;
}

type Telephones = { address: { country: string }; phone: string; whatsapp?: string | undefined };

/** Adds the country code to the clinic's telephone numbers. */
export function withCallingCodes<T extends Telephones>(clinic: T): T {
  const { address, phone, whatsapp } = clinic;
  const withCode = (number: string) => internationalNumber(number, address.country)!;
  return { ...clinic, phone: withCode(phone), ...(whatsapp && { whatsapp: withCode(whatsapp) }) };
}
