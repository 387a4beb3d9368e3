import { formDeliveryFrom } from '../../compile/read-mail-services.ts';
import type { WrittenPrivacyPolicy } from '../../domain/clinic/pages/privacy-policy.ts';
import { nameOf } from '../../compile/read-clinic.ts';
import { valueAt } from '../../compile/schema-walk.ts';
import { placeAt, type Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/**
 * Fields of clinic.yaml that only the relay implements. Each needs a section of the privacy policy with
 * `keeps: NAME`.
 */
const RELAY_FEATURES = {
  chairs: ['booking', 'chairs'],
  email: ['booking', 'email'],
  nudge: ['booking', 'nudge'],
  earlier: ['booking', 'earlier'],
  dayList: ['booking', 'dayList'],
  photos: ['booking', 'photos'],
  reminders: ['reminders'],
};

/**
 * Checks that the relay's features can work, and that the privacy policy describes them.
 */
export function checkRelayFeatures(
  { clinic: { source, data }, pageFiles }: Clinic,
  folder: string,
  env: Record<string, string | undefined>,
): Finding[] {
  const { sections } = pageFiles.find((file) => nameOf(file.source) === 'privacy-policy')!
    .data as WrittenPrivacyPolicy;
  const isRelay = (data.forms ?? formDeliveryFrom(env)) === 'relay';
  return Object.entries(RELAY_FEATURES).flatMap(([line, steps]): Finding[] => {
    if (!valueAt(data, steps)) return [];
    const place = placeAt(source, ...steps);
    const isSaid = sections.some(({ keeps }) => keeps === line);
    return [
      ...findingIf(!isRelay, { kind: 'relayMissing', place, line }),
      // Without keys, these features do nothing, and patients without e-mail would get no answer.
      ...findingIf(isRelay && !env.APPOINTMENT_KEYS, {
        ...(line === 'email' ? { kind: 'emailWithoutKeys' } : { kind: 'keysMissing', line }),
        place,
      }),
      ...findingIf(!isSaid, { kind: 'policySilent', place: `${folder}/pages/privacy-policy.yaml`, line }),
    ];
  });
}
