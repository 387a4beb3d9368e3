import * as v from 'valibot';
import { civilDate } from '../../domain/civil-date.ts';

// Fields that several files of clinic/ share. Every message completes the sentence "it should be …".

export function text(what: string) {
  return v.pipe(v.string(what), v.trim(), v.nonEmpty(what));
}

export function id(what: string) {
  return v.pipe(v.string(what), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}, in small letters and hyphens`));
}

/** An alternative text. Screen readers say by themselves that it is an image. */
export const pictureText = v.pipe(
  text('a sentence that describes the picture to those who cannot see it'),
  v.regex(/^(?!image of|picture of|photo of)/i, 'a description that does not begin with "image of"'),
);

const PICTURE = 'a picture file in clinic/images, such as "services/braces.webp"';
export const PICTURE_FILE = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|avif|jpe?g|png)$/;

/** A picture's file name relative to `clinic/images`; that the file is there is checked apart. */
export const picture = v.pipe(v.string(PICTURE), v.regex(PICTURE_FILE, PICTURE));

export const faq = fields(
  { question: text('the question'), answer: text('its answer') },
  'a question such as { question: "…", answer: "…" }',
);

/** A heading with a sentence or two. */
export const point = fields(
  { title: text('a heading'), description: text('one or two sentences') },
  'a point such as { title: "…", description: "…" }',
);

export type Point = v.InferOutput<typeof point>;

/** An object with exactly these fields; a missing one is told in that field's own words. */
export function fields<E extends v.ObjectEntries>(entries: E, what: string) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'removed: the site knows no such field (or its name is misspelt)';
    const field = issue.path && entries[String(issue.path[0].key)];
    return (field && v.safeParse(field, undefined).issues?.[0].message) ?? what;
  });
}

export function listOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.array(item, what), v.nonEmpty(what));
}

/** A list whose length the screens are made for. */
export function exactly<S extends v.GenericSchema>(count: number, item: S, what: string) {
  const list = `a list of ${count} ${what}`;
  return v.pipe(v.array(item, list), v.length(count, list));
}

/** No two entries of a list may have the same value in `field`. */
export function eachWithItsOwn<T extends object>(field: keyof T & string) {
  return v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const entries = dataset.value;
    entries.forEach((entry, index) => {
      const first = entries.findIndex((other) => other[field] === entry[field]);
      if (first === index) return;
      addIssue({
        message: `one that no other entry has; entry ${first} has it already (the first is 0)`,
        path: [
          { type: 'array', origin: 'value', input: entries, key: index, value: entry },
          {
            type: 'object',
            origin: 'value',
            input: entry as Record<string, unknown>,
            key: field,
            value: entry[field],
          },
        ],
      });
    });
  });
}

/** Whether a text such as '2026-03-04' is a day of the calendar. */
export function isRealDay(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && civilDate(year!, month!, day!) === date;
}
