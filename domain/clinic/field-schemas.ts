import * as v from 'valibot';
import { isCivilDate } from '../time/civil-date.ts';
import { cleanText } from '../text/clean-text.ts';
import { isEmailAddress } from '../text/email-address.ts';
import { extend, sentenceOf, suchAs, type What } from './field-description.ts';

// Builders for the schemas of clinic/.

/**
 * Metadata of a field. Editor, compiler and checks use it, so that they need not know the names of fields.
 */
export type FieldNotes = {
  /** what the field should be, without its example */
  description?: string;
  /** a list of one value that the field could have; it is a list because JSON Schema requires one */
  examples?: readonly [string | number] | undefined;
  /** whether translations replace the value: a text in every language, a name only in another script */
  translated?: 'text' | 'name';
  /** whether the text has a sentence or more */
  long?: true;
  /** whether the value is the file of a picture below `clinic/images`, or its description */
  picture?: 'file' | 'description';
  /** whether the value identifies an entry of a list; it is the same in every language */
  key?: true;
  /** whether the value is the title of somebody else's work */
  cited?: true;
  /** the kind of entry in another file that the value refers to */
  reference?: Reference;
  link?: true;
  icon?: true;
  flag?: true;
  /** the control in the editor */
  input?: 'yes-no' | 'email' | 'day' | 'time' | 'color' | 'language' | 'closure' | 'closure-day';
  /** earlier names of the field; the build suggests the current one; must be the outermost metadata */
  formerly?: readonly string[];
  /** the label of an entry, if it cannot be derived from the name of the list */
  entry?: string;
};

export function notes<T>(notes: FieldNotes): v.MetadataAction<T, FieldNotes> {
  return v.metadata(notes);
}

/** Notes with a field's description and example. They replace those of the schema inside. */
export function describe<T>(what: What): v.MetadataAction<T, FieldNotes> {
  if (typeof what === 'string') return notes({ description: what, examples: undefined });
  return notes({ description: what.description, examples: [what.example] });
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
export function text(what: What) {
  return v.pipe(name(what), notes({ translated: 'text' }));
}

/** A text of a sentence or more. */
export function longText(what: What) {
  return v.pipe(text(what), notes({ long: true }));
}

/** A text that is the same in every language, such as a brand name. */
export function name(what: What) {
  const is = sentenceOf(what);
  return v.pipe(v.string(is), v.trim(), v.nonEmpty(is), describe(what));
}

/** A text that is cleaned as in forms (`cleanText`), without invisible characters. */
export function cleanedText(what: What) {
  const is = sentenceOf(what);
  // The description comes first, because JSON Schema ends at a transformation.
  return v.pipe(
    v.string(is),
    describe(what),
    v.transform((value) => cleanText(value)),
    v.nonEmpty(is),
  );
}

/** The name of a person, the clinic, a degree or a council. A language can write it in its own script. */
export function properName(what: What) {
  return v.pipe(cleanedText(what), notes({ translated: 'name' }));
}

/**
 * An e-mail address, with the same rule as in forms.
 *
 * @param placeholder - allowed instead of the domain, such as `{clinic.emailDomain}`
 */
export function emailAddress(what: string, placeholder = '') {
  const example = 'hello@clinic.example';
  const description = `${what}, an e-mail address`;
  const sentence = `${description} such as ${example}`;
  return v.pipe(
    cleanedText({ sentence, description, example }),
    v.check((value) => isEmailAddress(value.replace(placeholder, placeholder && 'clinic.example')), sentence),
    notes({ input: 'email' }),
  );
}

export function matching(pattern: RegExp, what: What) {
  const is = sentenceOf(what);
  return v.pipe(v.string(is), v.regex(pattern, is), describe(what));
}

/** A segment of a path. */
export function slug(what: What) {
  return matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, extend(what, ', in small letters and hyphens'));
}

/** Earlier names of a file. Their addresses redirect to its page. */
export const formerly = v.optional(
  v.array(slug('an earlier name of this file'), 'earlier names of this file, whose addresses lead here'),
);

/** A slug that identifies an entry of a list. */
export function id(what: What) {
  return v.pipe(slug(what), notes({ key: true }));
}

/** The id of an entry in another file. Whether it exists is checked when all files are read. */
export function reference(to: Reference, what: What) {
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
  const example = '/services/braces';
  const sentence = `${what}: a path of this site such as "${example}", or a full https address`;
  const description = `${what}: a path of this site, or a full https address`;
  return v.pipe(
    matching(/^(\/(?!\/)|https:\/\/|#)/, { sentence, description, example }),
    notes({ link: true }),
  );
}

/** The name of an icon. Whether it exists is checked when all files are read. */
export const icon = v.pipe(
  name('the name of an icon, such as "tooth"; domain/clinic/icon-names.ts lists them'),
  notes({ icon: true }),
);

/** A whole number from `min` to `max`. */
export function wholeNumber(what: What, min = 0, max = Number.MAX_SAFE_INTEGER) {
  const is = sentenceOf(what);
  return v.pipe(v.number(is), v.integer(is), v.minValue(min, is), v.maxValue(max, is), describe(what));
}

export function year(what: string) {
  const example = 2008;
  const description = `${what}, a year`;
  return wholeNumber({ sentence: `${description} such as ${example}`, description, example }, 1900, 2100);
}

export function yesOrNo(what: string) {
  return v.pipe(v.boolean(`true or false: ${what}`), describe(what));
}

/** Yes, no or nothing. Nothing means that the owner has not said, which is different from no. */
export function yesNoOrUnsaid(what: string) {
  return v.optional(v.pipe(yesOrNo(what), notes({ input: 'yes-no' })));
}

/** One of a few words, which are added to the description. */
export function choice<const Options extends readonly string[]>(options: Options, what: string) {
  return oneOf(options, `${what}: ${options.join(', ')}`);
}

/** One of a few words. The description must name them. */
export function oneOf<const Options extends readonly string[]>(options: Options, what: string) {
  return v.pipe(v.picklist(options, what), describe(what));
}

export function httpsUrl(what: What) {
  const whole = extend(what, ', a full address starting with https://');
  const is = sentenceOf(whole);
  return v.pipe(
    v.string(is),
    v.url(is),
    v.startsWith('https://', is),
    describe(whole),
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
  return v.pipe(v.string(is), describe(is), v.guard(isCivilDate, is), notes({ input: 'day' }));
}

const PICTURE = 'a picture file in clinic/images, such as "services/braces.webp" or "IMG_2034.JPG"';
const PICTURE_FILE = /^[^./\\:][^\\:]*\.(webp|avif|jpe?g|png|hei[cf]|svg)$/i;

const PICTURE_TEXT = 'a sentence that describes the picture to those who cannot see it';

// A description must not begin with "image of", because screen readers announce a picture themselves.
const pictureText = v.pipe(
  longText(PICTURE_TEXT),
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
  imageAlt: v.optional(
    v.pipe(v.union([v.literal(''), pictureText], PICTURE_TEXT), notes(v.getMetadata(pictureText))),
    '',
  ),
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
  eyebrow: v.optional(text(suchAs('a short line above the heading', 'Dental care in Pune'))),
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
    describe(what),
  );
}

/** A list of any length. If the field is missing or null, the list is empty. */
export function listOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.nullish(v.array(item, what), []), describe(what));
}

/** A list with at least one entry. */
export function nonEmptyListOf<S extends v.GenericSchema>(item: S, what: string) {
  return v.pipe(v.array(item, what), v.nonEmpty(what), describe(what));
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
