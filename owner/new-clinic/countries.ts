/** Country codes of telephone numbers (ITU-T E.164), behind the code of each country (ISO 3166-1). */
const PREFIXES = `
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
  ZW263`;

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

const REGIONS: Partial<Record<string, readonly string[]>> = {
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
  regions: readonly string[];
  /** what the postal code is called; null where addresses have none */
  postalCode: string | null;
};

/** Lists all countries by their English names. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return [...PREFIXES.matchAll(/([A-Z]{2})(\d+)/g)]
    .map(([, code = '', prefix = '']) => ({
      code,
      name: names.of(code)!,
      prefix: `+${prefix}`,
      timeZones: timeZonesOf(code),
      regions: REGIONS[code] ?? [],
      postalCode: POSTAL_CODES[code] === undefined ? 'Postal code' : POSTAL_CODES[code],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
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
