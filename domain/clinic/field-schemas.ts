import * as v from 'valibot';
import { isCivilDate } from '../booking/civil-date.ts';
import { cleanText } from '../booking/clean-text.ts';
import { isEmailAddress } from '../booking/email-address.ts';

// Builders for the schemas of clinic/. The parameter `what` describes what a field should be. It is the
// field's description in editors, and completes the sentence "it should be …" when the build rejects a value.

/**
 * Metadata of a field. Editor, compiler and checks use it, so that they need not know the names of fields.
 */
export type FieldNotes = {
  /** translated in other languages: a text always, a name only if the language uses another script */
  translated?: 'text' | 'name';
  /** a sentence or more */
  long?: true;
  /** the file of a picture below `clinic/images`, or its description */
  picture?: 'file' | 'description';
  /** identifies an entry of a list, the same in every language */
  key?: true;
  /** the title of somebody else's work */
  cited?: true;
  /** what the value refers to in another file */
  reference?: Reference;
  link?: true;
  icon?: true;
  flag?: true;
  /** the control in the editor */
  input?: 'email' | 'day' | 'time' | 'color' | 'language' | 'closure' | 'closure-day';
  /**
   * earlier names of the field, for which the build suggests the current one; must be the outermost metadata
   */
  formerly?: readonly string[];
  /** the label of an entry, if the name of the list does not tell it */
  entry?: string;
};

export function notes<T>(notes: FieldNotes): v.MetadataAction<T, FieldNotes> {
  return v.metadata(notes);
}

/**
 * Returns the message for a field that was renamed.
 *
 * @param earlier - the name in the owner's file
 * @returns undefined if no field had this name
 */
export function currentNameMessage(entries: v.ObjectEntries, earlier: string): string | undefined {
  const now = Object.keys(entries).find((name) =>
    (v.getMetadata(entries[name]!) as FieldNotes).formerly?.includes(earlier),
  );
  return now && `called ${now}, which is its name now`;
}

/** A text that is translated. */
export function text(what: string) {
  return v.pipe(name(what), notes({ translated: 'text' }));
}

/** A text of a sentence or more. */
export function longText(what: string) {
  return v.pipe(text(what), notes({ long: true }));
}

/** A text that is the same in every language, such as a brand name. */
export function name(what: string) {
  return v.pipe(v.string(what), v.trim(), v.nonEmpty(what), v.description(what));
}

/** A text that is cleaned as in forms (`cleanText`), without invisible characters. */
export function cleanedText(what: string) {
  // The description comes first, because JSON Schema ends at a transformation.
  return v.pipe(
    v.string(what),
    v.description(what),
    v.transform((value) => cleanText(value)),
    v.nonEmpty(what),
  );
}

/** The name of a person or of the clinic. A language can write it in its own script. */
export function properName(what: string) {
  return v.pipe(cleanedText(what), notes({ translated: 'name' }));
}

/**
 * An e-mail address, with the same rule as in forms.
 *
 * @param placeholder - allowed instead of the domain, such as `{clinic.emailDomain}`
 */
export function emailAddress(what: string, placeholder = '') {
  const is = `${what}, an e-mail address such as hello@clinic.example`;
  return v.pipe(
    cleanedText(is),
    v.check((value) => isEmailAddress(value.replace(placeholder, placeholder && 'clinic.example')), is),
    notes({ input: 'email' }),
  );
}

export function matching(pattern: RegExp, what: string) {
  return v.pipe(v.string(what), v.regex(pattern, what), v.description(what));
}

/** A segment of a path. */
export function slug(what: string) {
  return matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}, in small letters and hyphens`);
}

/** Earlier names of a file. Their addresses redirect to its page. */
export const formerly = v.optional(
  v.array(slug('an earlier name of this file'), 'earlier names of this file, whose addresses lead here'),
);

/** A slug that identifies an entry of a list. */
export function id(what: string) {
  return v.pipe(slug(what), notes({ key: true }));
}

/** The id of an entry in another file. Whether it exists is checked when all files are read. */
export function reference(to: Reference, what: string) {
  return v.pipe(name(what), notes({ reference: to }));
}

/** The kinds of entries that a field of another file can refer to. */
export type Reference =
  | 'doctor'
  | 'service'
  | 'article'
  | 'case'
  | 'service-category'
  | 'article-category'
  | 'claim'
  | 'sign'
  | 'screen';

/** A path of this site or a full address. Whether the page exists is checked when all files are read. */
export function link(what: string) {
  const is = `${what}: a path of this site such as "/services/braces", or a full https address`;
  return v.pipe(matching(/^(\/(?!\/)|https:\/\/|#)/, is), notes({ link: true }));
}

/** The name of an icon. Whether it exists is checked when all files are read. */
export const icon = v.pipe(
  name('the name of an icon, such as "tooth"; domain/clinic/icon-names.ts lists them'),
  notes({ icon: true }),
);

/** A whole number from `min` to `max`. */
export function wholeNumber(what: string, min = 0, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(what),
    v.integer(what),
    v.minValue(min, what),
    v.maxValue(max, what),
    v.description(what),
  );
}

export function year(what: string) {
  return wholeNumber(`${what}, a year such as 2008`, 1900, 2100);
}

export function yesOrNo(what: string) {
  return v.pipe(v.boolean(`true or false: ${what}`), v.description(what));
}

/** One of a few words, which are added to the description. */
export function choice<const Options extends readonly string[]>(options: Options, what: string) {
  return oneOf(options, `${what}: ${options.join(', ')}`);
}

/** One of a few words, if the description already names them. */
export function oneOf<const Options extends readonly string[]>(options: Options, what: string) {
  return v.pipe(v.picklist(options, what), v.description(what));
}

export function httpsUrl(what: string) {
  const is = `${what}, a full address starting with https://`;
  return v.pipe(
    v.string(is),
    v.url(is),
    v.startsWith('https://', is),
    v.description(is),
    notes({ link: true }),
  );
}

const FORM_DELIVERIES = ['relay', 'services'] as const;

/** How forms are delivered. */
export type FormDelivery = (typeof FORM_DELIVERIES)[number];

export function formDelivery(what: string) {
  return oneOf(FORM_DELIVERIES, `${what}: relay (the site's program) or services (EmailJS and Formspree)`);
}

/** A day, such as '2026-03-04'. */
export function day(what: string) {
  const is = `${what}, a real day such as "2026-03-04"`;
  return v.pipe(v.string(is), v.check(isCivilDate, is), v.description(is), notes({ input: 'day' }));
}

const PICTURE = 'a picture file in clinic/images, such as "services/braces.webp" or "IMG_2034.JPG"';
const PICTURE_FILE = /^[^./\\:][^\\:]*\.(webp|avif|jpe?g|png|hei[cf]|svg)$/i;

// Screen readers announce images as such.
const pictureText = v.pipe(
  longText('a sentence that describes the picture to those who cannot see it'),
  v.regex(/^(?!image of|picture of|photo of)/i, 'a description that does not begin with "image of"'),
  notes({ picture: 'description' }),
);

/**
 * The fields of a picture. `image` is relative to `clinic/images`. The compiler checks that the file can be
 * read, and replaces its name with a `PictureSet`.
 */
export const picture = {
  image: v.pipe(matching(PICTURE_FILE, PICTURE), v.brand('Picture'), notes({ picture: 'file' })),
  imageAlt: pictureText,
};

/** The fields of an optional picture. Without one, a plain background is shown. */
export const optionalPicture = {
  image: v.optional(picture.image),
  imageAlt: v.optional(v.pipe(v.union([v.literal(''), pictureText]), notes(v.getMetadata(pictureText))), ''),
};

export const faq = fields(
  { question: text('the question'), answer: longText('its answer') },
  'a question and its answer',
);

/** A heading with one or two sentences. */
export const point = fields(
  { title: text('a heading'), description: longText('one or two sentences') },
  'a heading and one or two sentences',
);

/** The description of a screen for search engines. */
export const description = longText('one or two sentences for search engines');

/** The fields of the first section of a screen. */
export const hero = {
  eyebrow: v.optional(text('a short line above the heading, such as Dental care in Pune')),
  heading: text('the heading of the page'),
  intro: longText('one or two sentences under the heading'),
};

/** The last section of a screen, with a button. */
export const closing = fields(
  {
    title: text('a heading'),
    text: longText('one or two sentences'),
    action: text('the words of the button'),
  },
  'what to do next: title, text and action',
);

/** An object with exactly these fields. The message for a missing field is that field's description. */
export function fields<const E extends v.ObjectEntries>(entries: E, what: string) {
  return v.pipe(
    v.strictObject(entries, (issue) => {
      const key = String(issue.path?.[0].key);
      if (issue.expected === 'never')
        return (
          currentNameMessage(entries, key) ??
          'removed: the site knows no such field (or its name is misspelt)'
        );
      const field = entries[key];
      return (field && v.safeParse(field, undefined).issues?.[0].message) ?? what;
    }),
    v.description(what),
  );
}

/** A list of any length. If the field is missing or null, the list is empty. */
export function listOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.nullish(v.array(item, what), []), v.description(what));
}

/** A list with at least one entry. */
export function nonEmptyListOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.array(item, what), v.nonEmpty(what), v.description(what));
}

/** Checks that no two entries of a list have the same value in `field`. */
export function uniqueBy<T extends object>(field: keyof T & string) {
  return v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const entries = dataset.value;
    entries.forEach((entry, index) => {
      const first = entries.findIndex((other) => other[field] === entry[field]);
      if (first === index) return;
      addIssue({
        message: `one that no other entry has; entry ${first + 1} has it already`,
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

/** A list whose entries have unique ids. */
export function listById<S extends v.GenericSchema<unknown, { id: string }>>(item: S, what: string) {
  return v.pipe(listOf(item, what), uniqueBy<v.InferOutput<S>>('id'));
}

/** A picture for pages: a photograph in several widths and formats, or an unchanged drawing. */
export type PictureSet = Photograph | Drawing;

/** The address of a picture; for a photograph, without width and format. */
export function pictureAddress(set: PictureSet): string {
  return 'src' in set ? set.src : set.stem;
}

export type Photograph = {
  /** the path without width and extension, such as `/pictures/services/invisalign-1a2b3c4d` */
  stem: string;
  /** the largest width in pixels */
  width: number;
  height: number;
  /** all widths in pixels, ascending */
  widths: number[];
};

export type Drawing = {
  /** the path of its file, such as `/pictures/gallery/implant-1a2b3c4d.svg` */
  src: string;
  /** the width of its viewBox; only the ratio of width to height matters */
  width: number;
  height: number;
};

/** The type of content after compilation, in which each picture's file name is replaced with the picture. */
export type Compiled<T> =
  T extends v.Brand<'Picture'>
    ? PictureSet
    : T extends readonly (infer Item)[]
      ? Compiled<Item>[]
      : T extends object
        ? { [K in keyof T]: Compiled<T[K]> }
        : T;
