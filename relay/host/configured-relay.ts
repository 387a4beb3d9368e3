import { createLinkEncryption } from '../appointment/link-encryption.ts';
import type { AppointmentRecords } from '../store/appointment-records.ts';
import type { Clinic } from '../localized-clinic.ts';
import type { RelayOptions } from '../relay-types.ts';
import type { RelaySettings } from './settings.ts';

type Platform = Pick<
  RelayOptions,
  'clinic' | 'deliver' | 'deliveries' | 'checkMail' | 'limits' | 'log' | 'now'
> & {
  /** creates the records; called only if e-mails have act links */
  createRecords: () => AppointmentRecords;
};

/** Creates the relay's options from the owner's settings and the platform's parts. */
export function configuredOptions(
  settings: RelaySettings,
  { createRecords, ...platform }: Platform,
): RelayOptions {
  const { editorSignIn } = settings;
  const siteUrl = settings.siteUrl ?? platform.clinic.siteUrl;
  return {
    ...platform,
    // The mail service has no alternative parts (mail-api.ts).
    eventsAs: settings.mailApi ? 'file' : 'invitation',
    ...appointmentOptions(settings, platform.clinic, createRecords),
    ...(editorSignIn && { editorSignIn: { ...editorSignIn, siteUrl } }),
  };
}

/** Creates the options of automatic e-mails. */
export function appointmentOptions(
  { appointmentKeys, fromAddress, siteUrl }: RelaySettings,
  clinic: Clinic,
  createRecords: () => AppointmentRecords,
): Pick<RelayOptions, 'fromAddress' | 'appointments'> {
  return {
    fromAddress: fromAddress ?? clinic.email,
    ...(appointmentKeys && {
      appointments: {
        links: createLinkEncryption(appointmentKeys),
        records: createRecords(),
        siteUrl: siteUrl ?? clinic.siteUrl,
      },
    }),
  };
}
