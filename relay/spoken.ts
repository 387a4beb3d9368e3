import { spoken } from '#clinic/spoken.ts';
import type { Clinic } from './clinic.ts';

/** What the relay says in a language: in e-mails, on the pages of their links, and to forms. */
export type RelayWords = typeof import('#words/appointment-life.ts') &
  typeof import('#words/booking.ts') &
  typeof import('#words/chat.ts') &
  typeof import('#words/date-names.ts') &
  typeof import('#words/dates.ts') &
  typeof import('#words/emails.ts') &
  typeof import('#words/hours.ts') &
  typeof import('#words/language.ts') &
  typeof import('#words/relay.ts');

/** A language that the relay speaks. */
export type Spoken = {
  code: string;
  words: RelayWords;
  /** what the paths of the site's pages in this language begin with */
  prefix: string;
  /** what this language writes in its own way */
  written?: Pick<Clinic, 'address' | 'phone'>;
};

/** The languages that the compiled clinic has, its own first. */
export const SPOKEN: readonly [Spoken, ...Spoken[]] = spoken;

/** The clinic, as the relay speaks of it in one language. */
export type SpokenClinic = Clinic & Pick<Spoken, 'code' | 'words' | 'prefix'>;

export function clinicIn({ code, words, prefix, written }: Spoken, clinic: Clinic): SpokenClinic {
  return { ...clinic, ...written, code, words, prefix };
}

/** What a language is called in another. */
export function languageName(code: string, { words }: SpokenClinic): string {
  return new Intl.DisplayNames([words.language.tag], { type: 'language' }).of(code) ?? code;
}
