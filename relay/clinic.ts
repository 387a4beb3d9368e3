import type { ClinicFacts } from '../domain/clinic.ts';

/** What the relay and its e-mails know of the clinic. */
export type Clinic = Pick<
  ClinicFacts,
  | 'name'
  | 'siteUrl'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'timeZone'
  | 'hours'
  | 'closures'
  | 'booking'
  | 'map'
> & { promises: Pick<ClinicFacts['promises'], 'answerHours'> };
