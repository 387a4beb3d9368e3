import { createRelay } from '../app.ts';
import { createAppointmentLinks } from '../appointment/links.ts';
import type { AppointmentRecords } from '../appointment/records.ts';
import type { RelayOptions } from '../options.ts';
import type { RelaySettings } from './settings.ts';

type Platform = Pick<
  RelayOptions,
  'clinic' | 'deliver' | 'deliveries' | 'checkMail' | 'limits' | 'log' | 'now'
> & {
  /** where the steps of appointments are kept; asked for where e-mails carry links */
  createRecords: () => AppointmentRecords;
};

/** The relay as its owner's settings have it, on a platform's parts. */
export function createConfiguredRelay(
  { appointmentKeys, editorSignIn, fromAddress, ...settings }: RelaySettings,
  { createRecords, ...platform }: Platform,
): ReturnType<typeof createRelay> {
  const siteUrl = settings.siteUrl ?? platform.clinic.siteUrl;
  return createRelay({
    ...platform,
    fromAddress: fromAddress ?? platform.clinic.email,
    ...(appointmentKeys && {
      appointments: { links: createAppointmentLinks(appointmentKeys), records: createRecords(), siteUrl },
    }),
    ...(editorSignIn && { editorSignIn: { ...editorSignIn, siteUrl } }),
  });
}
