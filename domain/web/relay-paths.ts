import { EMAIL_SEND_FORM_PATH, EMAIL_SEND_PATH } from './form-protocols.ts';

/** The beginning of the links in e-mails. The encrypted appointment follows. */
export const APPOINTMENT_PATH = '/appointment/';

/** The beginning of the short link to the page of a patient without e-mail. A random token follows. */
export const PATIENT_PAGE_PATH = '/a/';

/**
 * The path of the full slots for the booking page. It is below `APPOINTMENT_PATH`, which hosts already route.
 */
export const FULL_SLOTS_PATH = `${APPOINTMENT_PATH}full-slots`;

/** The beginning of the link to the times that the clinic has given by telephone. A token follows. */
export const TIMES_TAKEN_PATH = `${APPOINTMENT_PATH}times-taken/`;

/**
 * The beginning of the links about earlier times: the patient's wish to be told of them, and the clinic's
 * notice that it has given a freed time away. A token follows.
 */
export const EARLIER_PATH = `${APPOINTMENT_PATH}earlier/`;

/** The path where owners start to sign in to the published editor with GitHub. */
export const EDITOR_SIGN_IN_PATH = '/editor/sign-in';

/** The path to which GitHub redirects after signing in to the editor. */
export const EDITOR_SIGNED_IN_PATH = '/editor/signed-in';

/** The paths that the relay answers. One that ends in a slash includes all paths below it. */
export const RELAY_PATHS = [
  EMAIL_SEND_PATH,
  EMAIL_SEND_FORM_PATH,
  '/health',
  '/f/',
  APPOINTMENT_PATH,
  PATIENT_PAGE_PATH,
  EDITOR_SIGN_IN_PATH,
  EDITOR_SIGNED_IN_PATH,
];

/** Whether requests with pictures are posted to a path, if the clinic accepts some. */
export function isPhotosPath(path: string): boolean {
  return path === EMAIL_SEND_FORM_PATH || path.startsWith('/f/');
}

/** Whether the relay answers a path. A host that also serves the site answers all others with files. */
export function isRelayPath(path: string): boolean {
  return RELAY_PATHS.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}
