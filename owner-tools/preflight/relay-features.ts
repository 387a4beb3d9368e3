import { formDeliveryFrom } from '../../compile/read-mail-services.ts';
import type { WrittenPrivacyPolicy } from '../../domain/clinic/pages/privacy-policy.ts';
import { nameOf } from '../../compile/read-clinic.ts';
import { valueAt } from '../../compile/schema-walk.ts';
import { at, type Clinic } from './collect-mistakes.ts';
import { findingIf, type Finding } from './findings.ts';

/** The lines of clinic.yaml that are the relay's, and of which the privacy policy speaks. */
const LINES = { chairs: ['booking', 'chairs'], nudge: ['booking', 'nudge'], reminders: ['reminders'] };

/** Whether what the relay keeps or sends by itself can work, and is said to patients. */
export function checkByItself(
  { clinic: { source, data }, pageFiles }: Clinic,
  folder: string,
  env: Record<string, string | undefined>,
): Finding[] {
  const { sections } = pageFiles.find((file) => nameOf(file.source) === 'privacy-policy')!
    .data as WrittenPrivacyPolicy;
  const isRelay = (data.forms ?? formDeliveryFrom(env)) === 'relay';
  return Object.entries(LINES).flatMap(([line, steps]): Finding[] => {
    if (!valueAt(data, steps)) return [];
    const place = at(source, ...steps);
    const isSaid = sections.some(({ keeps }) => keeps === line);
    return [
      ...findingIf(!isRelay, { kind: 'relayMissing', place, line }),
      ...findingIf(isRelay && !env.APPOINTMENT_KEYS, { kind: 'keysMissing', place, line }),
      ...findingIf(!isSaid, { kind: 'policySilent', place: `${folder}/pages/privacy-policy.yaml`, line }),
    ];
  });
}
