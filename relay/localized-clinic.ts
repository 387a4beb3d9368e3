import { relayLanguages } from '#clinic/relay-languages.ts';
import type { ClinicFacts } from '../domain/clinic/clinic.ts';

/** What the relay and its e-mails know of the clinic. */
export type Clinic = Pick<
  ClinicFacts,
  | 'name'
  | 'siteUrl'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'timeZone'
  | 'hours'
  | 'closures'
  | 'booking'
  | 'map'
  | 'access'
  | 'visit'
  | 'ambulance'
  | 'reminders'
> & { promises: Pick<ClinicFacts['promises'], 'answerHours'> };

/** What the relay says in a language: in e-mails, on the pages of their links, and to forms. */
export type RelayWords = Extract<(typeof relayLanguages)[number], { code: 'en' }>['words'];

/** A language of the relay. */
export type RelayLanguage = {
  code: string;
  words: RelayWords;
  /** what the paths of the site's pages in this language begin with */
  prefix: string;
  /** what this language writes in its own way */
  written?: Pick<Clinic, 'address' | 'phone' | 'access' | 'visit' | 'ambulance'>;
};

/** The languages that the compiled clinic has, its own first. */
export const RELAY_LANGUAGES: readonly [RelayLanguage, ...RelayLanguage[]] = relayLanguages;

/** The clinic in one language, with the mailbox that the relay sends from. */
export type LocalizedClinic = Clinic &
  Pick<RelayLanguage, 'code' | 'words' | 'prefix'> & { fromAddress: string };

export function clinicIn(
  { code, words, prefix, written }: RelayLanguage,
  clinic: Clinic,
  fromAddress: string,
): LocalizedClinic {
  return { ...clinic, ...written, code, words, prefix, fromAddress };
}

/**
 * The clinic in each of the relay's languages: in its own, and in one by its code, or in its own for any
 * other.
 */
export function localizedClinics(clinic: Clinic, fromAddress: string, languages = RELAY_LANGUAGES) {
  const clinics = languages.map((language) => clinicIn(language, clinic, fromAddress));
  const defaultClinic = clinics[0]!;
  const clinicForLanguage = (code: string | undefined) =>
    clinics.find((each) => each.code === code) ?? defaultClinic;
  return { defaultClinic, languages: clinics.map(({ code }) => code), clinicForLanguage };
}

/**
 * Whether a telephone number without a country's code may be taken for an Indian one: by the language of its
 * page.
 */
export function isIndianByDefault(code: string): boolean {
  return RELAY_LANGUAGES.find((each) => each.code === code)?.words.language.phones !== 'international';
}

/** What a language is called in another. */
export function languageName(code: string, { words }: LocalizedClinic): string {
  return new Intl.DisplayNames([words.language.tag], { type: 'language' }).of(code) ?? code;
}
