import { relayLanguages } from '#clinic/relay-languages.ts';
import type { Reason } from '../domain/appointment/appointment-lifecycle.ts';
import type { ClinicFacts } from '../domain/clinic/clinic.ts';
import type { TellUsFirst } from '../domain/clinic/tell-us-first.ts';

/** The clinic's data that the relay and its e-mails use. */
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
  | 'specialHours'
  | 'booking'
  | 'map'
  | 'access'
  | 'visit'
  | 'ambulance'
  | 'reminders'
  | 'foreignPhones'
  | 'reviewsAreSamples'
> & { promises: Pick<ClinicFacts['promises'], 'answerHours' | 'openHoursOnly' | 'quoteHours'> };

/** The relay's words in one language: of e-mails, of link pages, and for forms. */
export type RelayWords = Extract<(typeof relayLanguages)[number], { code: 'en' }>['words'];

/** A language of the relay. */
export type RelayLanguage = {
  code: string;
  words: RelayWords;
  /** the style sheet of the relay's pages, and its hash for their content security policy */
  style: { css: string; hash: string };
  /** the path prefix of the site's pages in this language, such as '/hi' */
  prefix: string;
  /** what patients should tell the dentist before treatment, if the clinic has the list */
  tellUsFirst?: TellUsFirst;
  /** the clinic's data that is translated */
  written?: Pick<Clinic, 'address' | 'phone' | 'access' | 'visit' | 'ambulance'>;
};

/** The languages of the compiled clinic, its first language first. */
export const RELAY_LANGUAGES: readonly [RelayLanguage, ...RelayLanguage[]] = relayLanguages;

/** The clinic's data in one language, with the relay's sender address. */
export type LocalizedClinic = Clinic &
  Pick<RelayLanguage, 'code' | 'words' | 'style' | 'prefix' | 'tellUsFirst'> & {
    fromAddress: string;
    /** the same in the language of a code; in the clinic's first language if the relay does not have it */
    inLanguage(code: string | undefined): LocalizedClinic;
  };

/** @param languages - all languages, the clinic's first language first */
export function clinicIn(
  { written, ...language }: RelayLanguage,
  clinic: Clinic,
  fromAddress: string,
  languages: readonly [RelayLanguage, ...RelayLanguage[]],
): LocalizedClinic {
  const inLanguage: LocalizedClinic['inLanguage'] = (other) =>
    clinicIn(languages.find((each) => each.code === other) ?? languages[0], clinic, fromAddress, languages);
  return { ...clinic, ...written, ...language, fromAddress, inLanguage };
}

/** Returns the clinic's data in its first language, and the codes of all languages. */
export function localizedClinics(clinic: Clinic, fromAddress: string, languages = RELAY_LANGUAGES) {
  return {
    defaultClinic: clinicIn(languages[0], clinic, fromAddress, languages),
    languages: languages.map(({ code }) => code),
  };
}

/** Returns the name of a language in the language of `clinic`. */
export function languageName(code: string, { words }: LocalizedClinic): string {
  return new Intl.DisplayNames([words.language.tag], { type: 'language' }).of(code) ?? code;
}

/** Returns the clinic's reason in the language of `clinic`; its own words stay as they are. */
export function reasonText(reason: Exclude<Reason, null>, { words }: LocalizedClinic): string {
  return 'own' in reason ? reason.own : words.appointmentPages.reasons[reason.predefined];
}
