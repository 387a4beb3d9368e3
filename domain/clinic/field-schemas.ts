import * as v from 'valibot';
import { isCivilDate } from '../booking/civil-date.ts';
import { cleanText } from '../booking/clean-text.ts';
import { isEmailAddress } from '../booking/email-address.ts';

// What the schemas of clinic/ are made of. The text given for a field says what it should be: it is the
// field's description in editors, and completes the sentence "it should be …" where the build refuses a
// value.

/**
 * What a schema says of a field beside its rules: forms, compiler and checks go by it, and by no field's
 * name.
 */
export type FieldNotes = {
  /** another language says it anew: a text always, a name where it is written in another script */
  translated?: 'text' | 'name';
  /** of a sentence or more */
  long?: true;
  /** of a picture: its file below `clinic/images`, or the description beside it */
  picture?: 'file' | 'description';
  /** what an entry of a list is known by in every language */
  key?: true;
  /** the title of another's work */
  cited?: true;
  /** what it names in another file */
  reference?: Reference;
  link?: true;
  icon?: true;
  flag?: true;
  /** how a form asks for it */
  input?: 'email' | 'day' | 'time' | 'color' | 'language' | 'closure' | 'closure-day';
  /** earlier names of the field, which the build answers with the one it has now; noted around all else */
  formerly?: readonly string[];
  /** what an entry of a list is called where the list's name does not say it */
  entry?: string;
};

export function notes<T>(notes: FieldNotes): v.MetadataAction<T, FieldNotes> {
  return v.metadata(notes);
}

/**
 * What a field that has been renamed should be, by its earlier name; nothing for a field that there never
 * was.
 */
export function currentNameMessage(entries: v.ObjectEntries, earlier: string): string | undefined {
  const now = Object.keys(entries).find((name) =>
    (v.getMetadata(entries[name]!) as FieldNotes).formerly?.includes(earlier),
  );
  return now && `called ${now}, which is its name now`;
}

/** What people read: another language says it anew. */
export function text(what: string) {
  return v.pipe(name(what), notes({ translated: 'text' }));
}

/** The same where it is a sentence or more. */
export function longText(what: string) {
  return v.pipe(text(what), notes({ long: true }));
}

/** What is the same in every language, such as the name of a brand. */
export function name(what: string) {
  return v.pipe(v.string(what), v.trim(), v.nonEmpty(what), v.description(what));
}

/** A text as forms take it too: without what programs put into it and nobody sees (`cleanText`). */
export function cleanedText(what: string) {
  // JSON Schema describes what is before a transformation.
  return v.pipe(
    v.string(what),
    v.description(what),
    v.transform((given) => cleanText(given)),
    v.nonEmpty(what),
  );
}

/** The name of a person, which another language may write in its script; without that it stays as it is. */
export function personName(what: string) {
  return v.pipe(cleanedText(what), notes({ translated: 'name' }));
}

/**
 * An e-mail address, by the rule that forms have too.
 *
 * @param placeholder - what may stand for its domain, such as `{clinic.emailDomain}`
 */
export function emailAddress(what: string, placeholder = '') {
  const is = `${what}, an e-mail address such as hello@clinic.example`;
  return v.pipe(
    cleanedText(is),
    v.check((given) => isEmailAddress(given.replace(placeholder, placeholder && 'clinic.example')), is),
    notes({ input: 'email' }),
  );
}

export function matching(pattern: RegExp, what: string) {
  return v.pipe(v.string(what), v.regex(pattern, what), v.description(what));
}

/** A part of an address. */
export function slug(what: string) {
  return matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}, in small letters and hyphens`);
}

/** The names that a file had before: their addresses lead to its page. */
export const formerly = v.optional(
  v.array(slug('an earlier name of this file'), 'earlier names of this file, whose addresses lead here'),
);

/** A slug that an entry of a list is known by. */
export function id(what: string) {
  return v.pipe(slug(what), notes({ key: true }));
}

/**
 * The name of an entry of another file; that there is one is checked when all files are read.
 *
 * @param to - what is named, as `Reference` knows it
 */
export function reference(to: Reference, what: string) {
  return v.pipe(name(what), notes({ reference: to }));
}

/** What a field of one file can name in another. */
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

/** A page of this site, or an address elsewhere; where it leads is checked when all files are read. */
export function link(what: string) {
  const is = `${what}: a path of this site such as "/services/braces", or a full https address`;
  return v.pipe(matching(/^(\/(?!\/)|https:\/\/|#)/, is), notes({ link: true }));
}

/** One of the site's icons; that there is such a one is checked when all files are read. */
export const icon = v.pipe(
  name('the name of an icon, such as "tooth"; domain/clinic/icon-names.ts lists them'),
  notes({ icon: true }),
);

/** A whole number, at least `least` and at most `most`. */
export function wholeNumber(what: string, least = 0, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(what),
    v.integer(what),
    v.minValue(least, what),
    v.maxValue(most, what),
    v.description(what),
  );
}

export function year(what: string) {
  return wholeNumber(`${what}, a year such as 2008`, 1900, 2100);
}

export function yesOrNo(what: string) {
  return v.pipe(v.boolean(`true or false: ${what}`), v.description(what));
}

/** One of a few words. */
export function choice<const Options extends readonly string[]>(options: Options, what: string) {
  return oneOf(options, `${what}: ${options.join(', ')}`);
}

/** The same where the text names the words. */
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

/** What carries what visitors send in forms. */
export type FormDelivery = (typeof FORM_DELIVERIES)[number];

export function formDelivery(what: string) {
  return oneOf(FORM_DELIVERIES, `${what}: relay (the site's own) or services (EmailJS and Formspree)`);
}

/** A day of the calendar, such as '2026-03-04'. */
export function day(what: string) {
  const is = `${what}, a real day such as "2026-03-04"`;
  return v.pipe(v.string(is), v.check(isCivilDate, is), v.description(is), notes({ input: 'day' }));
}

const PICTURE = 'a picture file in clinic/images, such as "services/braces.webp" or "IMG_2034.JPG"';
const PICTURE_FILE = /^[^./\\:][^\\:]*\.(webp|avif|jpe?g|png|hei[cf]|svg)$/i;

// Screen readers say by themselves that it is an image.
const pictureText = v.pipe(
  longText('a sentence that describes the picture to those who cannot see it'),
  v.regex(/^(?!image of|picture of|photo of)/i, 'a description that does not begin with "image of"'),
  notes({ picture: 'description' }),
);

/**
 * A picture's file and its description. The file's name is relative to `clinic/images`; that it is there and
 * can be read is checked when the clinic is compiled, which puts the picture's addresses and sizes in its
 * place.
 */
export const picture = {
  image: v.pipe(matching(PICTURE_FILE, PICTURE), v.brand('Picture'), notes({ picture: 'file' })),
  imageAlt: pictureText,
};

/** The same where a plain ground may stand in its place. */
export const optionalPicture = {
  image: v.optional(picture.image),
  imageAlt: v.optional(v.pipe(v.union([v.literal(''), pictureText]), notes(v.getMetadata(pictureText))), ''),
};

export const faq = fields(
  { question: text('the question'), answer: longText('its answer') },
  'a question and its answer',
);

/** A heading with a sentence or two. */
export const point = fields(
  { title: text('a heading'), description: longText('one or two sentences') },
  'a heading and one or two sentences',
);

/** What a search engine shows below a screen's title. */
export const description = longText('one or two sentences for search engines');

/** The first section of a screen. */
export const hero = {
  eyebrow: v.optional(text('a short line above the heading')),
  heading: text('the heading of the page'),
  intro: longText('one or two sentences under the heading'),
};

/** The last section of a screen: the one thing to do next. */
export const closing = fields(
  {
    title: text('a heading'),
    text: longText('one or two sentences'),
    action: text('the words of the button'),
  },
  'what to do next: title, text and action',
);

/** An object with exactly these fields; a missing one is told in that field's own words. */
export function fields<const E extends v.ObjectEntries>(entries: E, what: string) {
  return v.pipe(
    v.strictObject(entries, (issue) => {
      const key = String(issue.path?.[0].key);
      if (issue.expected === 'never')
        return currentNameMessage(entries, key) ?? 'removed: the site knows no such field (or its name is misspelt)';
      const field = entries[key];
      return (field && v.safeParse(field, undefined).issues?.[0].message) ?? what;
    }),
    v.description(what),
  );
}

/** A list of any length; left out, or with nothing after its name, it is empty. */
export function listOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.nullish(v.array(item, what), []), v.description(what));
}

/** A list that has to have an entry. */
export function nonEmptyListOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.array(item, what), v.nonEmpty(what), v.description(what));
}

/** No two entries of a list may have the same value in `field`. */
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

/** A list whose entries are known by their ids, each by its own. */
export function listById<S extends v.GenericSchema<unknown, { id: string }>>(item: S, what: string) {
  return v.pipe(listOf(item, what), uniqueBy<v.InferOutput<S>>('id'));
}

/**
 * A picture as pages show it: a photograph in the widths and formats made of it at build, or a drawing as it
 * is.
 */
export type PictureSet = Photograph | Drawing;

export type Photograph = {
  /** the address without width and format: `/pictures/services/invisalign-1a2b3c4d` */
  stem: string;
  /** of the largest width, in pixels */
  width: number;
  height: number;
  /** the widths there are, in pixels, ascending */
  widths: number[];
};

export type Drawing = {
  /** the address of its one file: `/pictures/gallery/implant-1a2b3c4d.svg` */
  src: string;
  /** of its viewBox: as a drawing has no pixels, only how they stand to each other matters */
  width: number;
  height: number;
};

/** Content as it is compiled: a picture's file name has become the picture. */
export type Compiled<T> =
  T extends v.Brand<'Picture'>
    ? PictureSet
    : T extends readonly (infer Item)[]
      ? Compiled<Item>[]
      : T extends object
        ? { [K in keyof T]: Compiled<T[K]> }
        : T;
