import { CALLING_CODES } from '../../domain/clinic/telephone.ts';

/** What addresses call their postal code, where it is not "Postal code"; null where they have none. */
const POSTAL_CODES: Partial<Record<string, string | null>> = {
  AE: null,
  AU: 'Postcode',
  GB: 'Postcode',
  HK: null,
  IE: 'Eircode',
  IN: 'PIN code',
  NZ: 'Postcode',
  QA: null,
  US: 'ZIP code',
};

/** The countries of each currency (ISO 4217). */
const CURRENCIES = {
  AED: 'AE',
  AUD: 'AU KI NR',
  BDT: 'BD',
  BHD: 'BH',
  BTN: 'BT',
  CAD: 'CA',
  CHF: 'CH LI',
  EGP: 'EG',
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK',
  GBP: 'GB',
  GHS: 'GH',
  IDR: 'ID',
  INR: 'IN',
  JOD: 'JO',
  KES: 'KE',
  KWD: 'KW',
  LKR: 'LK',
  MUR: 'MU',
  MVR: 'MV',
  MYR: 'MY',
  NGN: 'NG',
  NPR: 'NP',
  NZD: 'NZ',
  OMR: 'OM',
  PHP: 'PH',
  PKR: 'PK',
  QAR: 'QA',
  SAR: 'SA',
  SGD: 'SG',
  THB: 'TH',
  TZS: 'TZ',
  UGX: 'UG',
  USD: 'US EC GU PR SV VI',
  ZAR: 'ZA',
};

/** The numbers that call an ambulance. 112 does so from every mobile telephone (3GPP TS 22.101). */
const AMBULANCES: Partial<Record<string, readonly string[]>> = {
  AE: ['998'],
  AU: ['000'],
  BD: ['999'],
  BH: ['999'],
  GB: ['999'],
  IN: ['108', '112'],
  KE: ['999'],
  LK: ['1990'],
  NP: ['102'],
  OM: ['9999'],
  QA: ['999'],
  SA: ['997'],
  SG: ['995'],
  US: ['911'],
  ZA: ['10177'],
};

const REGIONS: Partial<Record<string, string[]>> = {
  AE: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
  IN: `Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh,
    Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir,
    Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram,
    Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh,
    Uttarakhand, West Bengal`.split(/,\s+/),
};

/** Present names of time zones for which Intl lists an earlier one. */
const ZONE_NAMES: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A country in which a clinic can be. */
type Country = {
  /** ISO 3166-1, such as 'IN' */
  code: string;
  /** in English */
  name: string;
  /** of telephone numbers, such as '+91' */
  prefix: string;
  /** IANA names */
  timeZones: string[];
  /** states or emirates; empty if they are not listed */
  regions: string[];
  /** what the postal code is called; null where addresses have none */
  postalCode: string | null;
};

/** Lists all countries by their English names. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Array.from(CALLING_CODES)
    .map(([code, prefix]) => ({
      code,
      name: names.of(code)!,
      prefix: `+${prefix}`,
      timeZones: timeZonesOf(code),
      regions: REGIONS[code] ?? [],
      postalCode: POSTAL_CODES[code] === undefined ? 'Postal code' : POSTAL_CODES[code],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The currency of a country; undefined if it is not known. */
export function currencyOf(country: string): string | undefined {
  return Object.entries(CURRENCIES).find(([, countries]) => countries.split(' ').includes(country))?.[0];
}

/** The numbers that call an ambulance in a country. */
export function ambulanceNumbers(country: string): readonly string[] {
  return AMBULANCES[country] ?? ['112'];
}

/** The time zones of a country, by IANA names. */
export function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return (locale.getTimeZones() ?? []).map((zone) => ZONE_NAMES[zone] ?? zone);
}
