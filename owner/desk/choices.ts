import { existsSync, globSync } from 'node:fs';
import { languagesOfWords, wordModules } from '../../compile/languages.ts';
import { countries } from '../new-clinic/countries.ts';
import { holidaysIn } from '../new-clinic/holidays.ts';
import { readGeneral, treatmentsOf } from '../new-clinic/general.ts';
import { promisesFor } from '../new-clinic/create-clinic.ts';
import type { Answers } from '../new-clinic/answer-fields.ts';
import type { Choices } from './api.ts';

/** Drawings of treatments, by their id; they belong to the project. */
export const TREATMENT_PICTURES = 'sample/images/services';

const general = readGeneral();

/** What the controls offer, whatever the answers are. */
const FIXED = {
  treatments: treatmentsOf(general).map(({ id, title, category }) => {
    const [picture] = globSync(`${id}.*`, { cwd: TREATMENT_PICTURES });
    return { id, title, category, picture: picture ? `/treatments/${picture}` : null };
  }),
  languages: languagesOfWords().map((code) => ({
    code,
    name: new Intl.DisplayNames(['en'], { type: 'language' }).of(code)!,
    ready: readyIn(code),
  })),
  currencies: Intl.supportedValuesOf('currency'),
  countries: countries(general),
  holidays: holidaysIn(general),
} satisfies Omit<Choices, 'promises'>;

/** How much of a language is there before the owner has written anything. */
function readyIn(code: string): string {
  const files = [...general.keys()].filter((file) => /\.(yaml|md)$/.test(file));
  const translated = files.filter((file) => file.startsWith(`${code}/`)).length;
  const words = wordModules().filter((module) => existsSync(`words/${code}/${module}`)).length;
  const english = files.filter((file) => !/^[a-z]{2}\//.test(file)).length;
  const ofWords =
    words === wordModules().length ? 'Menus, forms and e-mails' : 'A part of menus, forms and e-mails';
  return `${ofWords}, and general texts of ${translated} of ${english} files.`;
}

/** What the controls offer for these answers. */
export function choicesFor(answers: Answers | undefined): Choices {
  return { ...FIXED, promises: answers ? promisesFor(general, answers) : [] };
}
