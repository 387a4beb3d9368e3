import { expect, test } from 'vitest';
import { readClinic } from '../../compile/read-clinic.ts';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import {
  ONE_CHAIR,
  OPTIONAL_EMAIL,
  prepareClinic,
  AUTOMATIC_EMAILS,
  DAY_LIST,
  PHOTOS,
  EARLIER_TIMES,
} from '../../tests/fixtures/write-clinics.ts';
import { edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { checkRelayFeatures } from './relay-features.ts';

test('features of the relay need the relay, its keys and a section of the privacy policy', () => {
  const folder = testFolder();
  prepareClinic('small', folder);
  const found = (env: Record<string, string>) =>
    checkRelayFeatures(readClinic(folder), folder, env).map(
      (each) => `${each.kind} ${'line' in each ? each.line : ''}`,
    );
  expect(found({})).toEqual([]);
  edit(folder, ...AUTOMATIC_EMAILS);
  expect(found({ APPOINTMENT_KEYS: 'one' })).toEqual([]);
  expect(found({})).toEqual(['keysMissing nudge', 'keysMissing reminders']);
  expect(found(SERVICES)).toEqual(['relayMissing nudge', 'relayMissing reminders']);
  edit(folder, ONE_CHAIR, EARLIER_TIMES, OPTIONAL_EMAIL, DAY_LIST, PHOTOS);
  expect(found({ APPOINTMENT_KEYS: 'one' })).toEqual([]);
  expect(found({})).toEqual(
    expect.arrayContaining([
      'emailWithoutKeys ',
      'keysMissing chairs',
      'keysMissing earlier',
      'keysMissing dayList',
      'keysMissing photos',
    ]),
  );
  expect(found(SERVICES)).toEqual(
    expect.arrayContaining([
      'relayMissing earlier',
      'relayMissing email',
      'relayMissing dayList',
      'relayMissing photos',
    ]),
  );
  const lines = ['chairs', 'email', 'earlier', 'dayList', 'photos', 'reminders'];
  for (const line of lines) edit(folder, ['pages/privacy-policy.yaml', `    keeps: ${line}\n`, '']);
  expect(found({ APPOINTMENT_KEYS: 'one' })).toEqual(lines.map((line) => `policySilent ${line}`));
});
