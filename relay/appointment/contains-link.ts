// Characters that browsers and mail programs treat as the dot of a host name (UTS 46, 4), or that look like
// one. NFKC converts the others.
const DOTS = /[\u3002\u00B7\u2027\u2219\u22C5\u30FB]/g;

/** Invisible characters, which browsers ignore in host names. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Matches a title before a name ('Dr.Mehta'), also in scripts without capitals. */
const TITLED_NAME =
  /(?<![\p{L}\p{M}.-])(?:(?:Dr|Mr|Mrs|Ms|Prof|Smt|Shri)\.(?=\p{Lu}\p{Ll})|(?:डॉ|श्री|श्रीमती|सौ|कु|د|أ)\.(?=\p{Lo}))/gu;

const LINK = new RegExp(
  [
    /:\/\/|@|www\.|xn--/u,
    /(?<!\p{L})(?:https?|ftp|mailto|tel|sms|upi|whatsapp):/u,
    // A host name, or an IPv4 address.
    /[\p{L}\p{M}\d-]\.[\p{L}\p{M}]{2,}/u,
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Whether a mail program might turn a part of a text into a link. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.');
  return LINK.test(plain.replace(TITLED_NAME, ' '));
}
