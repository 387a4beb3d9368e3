import type { AppointmentState, Role } from '../domain/appointment/appointment-lifecycle.ts';
import type { LocalizedClinic } from './localized-clinic.ts';

/** Whether a patient gave no e-mail address. Then the clinic tells the patient by telephone. */
export function hasNoEmail({ email }: Pick<AppointmentState, 'email'>): boolean {
  return email === '';
}

/**
 * Returns the clinic with texts that are true of an appointment: those of `words/<language>/without-email.ts`
 * if its patient has no e-mail, otherwise the usual ones.
 *
 * @param role - who reads the texts
 */
export function clinicFor(
  state: Pick<AppointmentState, 'email'>,
  role: Role,
  clinic: LocalizedClinic,
): LocalizedClinic {
  if (!hasNoEmail(state)) return clinic;
  const { forClinic, forPatient } = clinic.words.withoutEmail;
  return { ...clinic, words: merged(clinic.words, role === 'clinic' ? forClinic : forPatient) };
}

type Overrides<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => unknown
      ? (...values: Values) => unknown
      : Overrides<Words[Key]>;
};

/** Returns `words` with the given texts replaced, at any depth. */
function merged<Words extends object>(words: Words, overrides: Overrides<Words>): Words {
  const entries = Object.entries(overrides).map(([key, value]) => {
    const old = words[key as keyof Words];
    return [key, isTable(value) && isTable(old) ? merged(old, value) : value];
  });
  return { ...words, ...(Object.fromEntries(entries) as Partial<Words>) };
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
