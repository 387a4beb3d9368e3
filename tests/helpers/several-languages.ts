import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type * as Facts from '#clinic/facts.ts';
import { dates } from '../../words/en/dates.ts';
import { booking } from '../../words/en/booking.ts';
import { accented } from '../fixtures/accents.ts';
import { SEVERAL_LANGUAGES } from './clinics.ts';
import { testOf } from './fixture-site.ts';
import { hasPlainWords } from './untranslated-text.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';

/** A test with the small clinic in English, in accented letters (xa), and from right to left (xb). */
export const test = testOf(SEVERAL_LANGUAGES);

/** The compiled facts of this clinic. */
export const { facts } = (await import(
  resolve(SEVERAL_LANGUAGES.content, '../.compiled/facts.ts')
)) as typeof Facts;

export const WIDE = { width: 1280, height: 900 };

/** Lists lines of the accessibility tree that are English but not marked `lang="en"`. */
export async function untranslatedNames(page: Page, part = 'body'): Promise<string[]> {
  const hideEnglish = (hidden: 'true' | null) =>
    page.locator('body [lang="en"]').evaluateAll((parts, value) => {
      for (const each of parts) each.ariaHidden = value;
    }, hidden);
  await hideEnglish('true');
  const tree = await page.locator(part).first().ariaSnapshot();
  await hideEnglish(null);
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) => line.replace(/^\s*- '?[\w/]+/, '').replace(/ \[[a-z]+(=\w+)?\]/g, ''))
    .filter(hasPlainWords);
}

export async function left(element: Locator): Promise<number> {
  return (await element.boundingBox())!.x;
}

/** Returns a date as a visitor types it in a pseudo-language. */
export function typedDate(day: CivilDate): string {
  const [, month, date, year] = /(\w+) (\d+), (\d+)$/.exec(dates.day(day))!;
  return `${date} ${accented(month!.toLowerCase())} ${year}`;
}

/** Types a date into the booking form of a pseudo-language. */
export async function typeDate(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(accented(booking.labels.date));
  await field.fill(text);
  await page.keyboard.press('Escape');
  await field.blur();
}
