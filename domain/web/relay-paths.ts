import { EDITOR_SIGN_IN_PATH, EMAIL_SEND_PATH } from '../booking/form-protocols.ts';

/** Where the links of e-mails lead; what follows is the appointment, sealed. */
export const APPOINTMENT_PATH = '/appointment/';

/** Where the booking page asks which slots are full; hosts that know the paths above lead it to the relay. */
export const FULL_SLOTS_PATH = `${APPOINTMENT_PATH}full-slots`;

/** Where GitHub sends those back who sign in to the editor. */
export const EDITOR_SIGNED_IN_PATH = '/editor/signed-in';

/** The paths that are the relay's; one with a slash at its end stands for all below it. */
export const RELAY_PATHS = [
  EMAIL_SEND_PATH,
  '/health',
  '/f/',
  APPOINTMENT_PATH,
  EDITOR_SIGN_IN_PATH,
  EDITOR_SIGNED_IN_PATH,
];

/** Whether a path is the relay's; a host that serves the site as well answers all others with its files. */
export function isRelayPath(path: string): boolean {
  return RELAY_PATHS.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));
}
