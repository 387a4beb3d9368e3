import type { PhotoFault } from '../../domain/forms/photos.ts';

/** Texts about pictures that go with a request, used only if clinic.yaml has `booking.photos`. */
export const photos = {
  label: 'Add a picture',
  hint: 'Up to three. Hold the lip aside, with a lamp on, so that the place can be seen. The pictures go to the clinic in the e-mail with your request, and are kept nowhere else.',
  notInstead: 'A picture replaces no visit.',
  /** link to the help in pain */
  help: 'Signs that cannot wait',
  choose: 'Choose pictures',
  orDrop: 'or drag or paste them here',
  /** for the form without scripts */
  plainHint: 'JPEG, PNG or WebP, at most 4 MB each.',
  /** after another mistake, because browsers forget the chosen files */
  chooseAgain: 'If you had chosen pictures, please choose them again.',
  picture: (number: number) => `Picture ${number}`,
  remove: (number: number) => `Remove picture ${number}`,
  preparing: 'The picture is being prepared.',
  added: (count: number, most: number) => `${count} of ${most} pictures added`,
  sending: (percent: number) => `Sending the pictures: ${percent}%`,
  issues: {
    'other-type':
      'That file cannot be read here. Pictures can be JPEG, PNG or WebP. If yours is another kind, such as HEIC, take a screenshot of it and add that.',
    damaged: 'A picture is damaged and cannot be read. Please choose another one.',
    'too-large': 'A picture is too large. It can have at most 4 MB and 50 megapixels.',
    'all-too-large': 'The pictures are too large. At most three can go with a request, each of at most 4 MB.',
    'too-many': 'At most three pictures can go with a request.',
  } satisfies Record<PhotoFault, string>,
  notSent:
    'Your request has reached us without your pictures: together they are too large for our mailbox. Please show us the place when you come, or ask us how to send them.',
  notice: { what: 'The pictures that you add, if any', why: 'so that the dentist can prepare' },
  email: {
    label: 'Pictures',
    kilobytes: (count: number) => `${count} KB`,
    /** @param size - of all, such as '9834 KB' */
    missing: (count: number, size: string) =>
      `Left out, because your mail server takes no e-mail this large: ${count} (${size}). The patient has been told so. Ask for them if you need them.`,
  },
};
