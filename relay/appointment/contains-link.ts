// What browsers and mail programs take for the dot of a host's name (UTS 46, 4; NFKC makes dots of others), or what looks
// like one.
const DOTS = /[\u3002\u00B7\u2027\u2219\u22C5\u30FB]/g;

/** An invisible sign in a host's name is left out of it. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** 'Dr.Mehta' is somebody, also in scripts without capitals. */
const TITLED_NAME =
  /(?<![\p{L}\p{M}.-])(?:(?:Dr|Mr|Mrs|Ms|Prof|Smt|Shri)\.(?=\p{Lu}\p{Ll})|(?:डॉ|श्री|श्रीमती|सौ|कु|د|أ)\.(?=\p{Lo}))/gu;

const LINK = new RegExp(
  [
    /:\/\/|@|www\.|xn--/u,
    /(?<!\p{L})(?:https?|ftp|mailto|tel|sms|upi|whatsapp):/u,
    // A host by its name, or by its number.
    /[\p{L}\p{M}\d-]\.[\p{L}\p{M}]{2,}/u,
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Whether a mail program might make a link of something in a text, in whatever signs it is written. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.');
  return LINK.test(plain.replace(TITLED_NAME, ' '));
}
