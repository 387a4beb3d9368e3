import { expect, test, vi } from 'vitest';
import { edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import type { CheckFinding } from './api.ts';
import { actionFor, checkForDesk, findingOf } from './check.ts';

// Each check reads the whole clinic, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const EDITOR = 'http://127.0.0.1:1';

const doctors = [
  { name: 'Dr. Asha Rao', qualifications: 'BDS' },
  { name: 'Dr. Ravi Rao', qualifications: 'BDS' },
];

/** The findings of a new clinic with changes. */
async function findingsOf(...edits: Parameters<typeof edit> extends [string, ...infer E] ? E : never) {
  const folder = testFolder();
  writeNewClinic(folder, { doctors } as never);
  edit(folder, ...edits);
  const { groups } = await checkForDesk({ folder, live: null, editor: EDITOR });
  const all = groups.flatMap(({ level, findings }) => findings.map((each) => ({ level, ...each })));
  const find = (text: string | RegExp) =>
    all.filter((each) => (typeof text === 'string' ? each.text.includes(text) : text.test(each.text)));
  return { all, find, folder };
}

test('a finding about a fact opens its field', async () => {
  const { find } = await findingsOf(
    ['doctors.yaml', /(name: Dr\. Ravi Rao\n)/, '$1    days: [monday]\n'],
    ['clinic.yaml', /answerHours: \d+/, 'answerHours: 2'],
  );
  expect(find('Dr. Ravi Rao has no registration number')).toMatchObject([
    { level: 'look', action: { kind: 'field', path: 'doctors.1.registration' } },
  ]);
  expect(find('but on monday you are closed')).toMatchObject([
    { level: 'fix', action: { kind: 'field', path: 'doctors.1.days' } },
  ]);
  expect(find('nobody can answer within 2 hours')).toMatchObject([
    { action: { kind: 'field', path: 'answerHours' } },
  ]);
  expect(find(/^Nothing is said of this: Nearest station/)).toMatchObject([
    { level: 'look', action: { kind: 'field', path: 'access.station' } },
  ]);
  expect(find(/^Dr. Asha Rao: nothing is said of this: Treatments\./)).toMatchObject([
    { level: 'look', action: { kind: 'field', path: 'doctors.0.treats' } },
  ]);
  expect(find(/^No fee is given for: .*Root Canal Treatment/)).toMatchObject([
    { level: 'look', action: { kind: 'field', path: 'fees' } },
  ]);
});

test('compares the e-mail with the web address once it is chosen', async () => {
  const elsewhere = ['clinic.yaml', /^email: .*$/m, 'email: asha@mail.test'] as const;
  const chosen = ['clinic.yaml', /^siteUrl: .*$/m, 'siteUrl: https://asha.test'] as const;
  const before = await findingsOf([...elsewhere]);
  const after = await findingsOf([...elsewhere], [...chosen]);
  expect([before, after].map(({ find }) => find('at another address than your site').length)).toEqual([0, 1]);
});

test('a finding about a text opens it in the editor', async () => {
  const { find } = await findingsOf([
    'services/root-canal.md',
    /^shortDescription: .*$/m,
    'shortDescription: We are the best dental clinic in Pune.',
  ]);
  expect(find(/^Root canal: .* claims superiority/)).toMatchObject([
    {
      level: 'fix',
      action: {
        kind: 'edit',
        file: 'services/root-canal.md',
        url: `${EDITOR}/admin/#/collections/services/entries/root-canal`,
      },
    },
  ]);
});

test('each unread text is confirmed by itself', async () => {
  const { all } = await findingsOf();
  const texts = all.filter((each): each is CheckFinding & { level: 'look' } => each.action.kind === 'text');
  expect(texts.length).toBeGreaterThan(20);
  // With placeholders such as {clinic.area} filled.
  expect(texts.filter(({ action }) => action.kind === 'text' && /\{\w+\./.test(action.text))).toEqual([]);
  const ofRootCanal = texts.filter(({ text }) => text === 'Root Canal Treatment');
  expect(ofRootCanal.map(({ action }) => action)).toContainEqual({
    kind: 'text',
    file: 'services/root-canal.md',
    text: expect.stringContaining('Inside every tooth'),
    key: expect.stringMatching(/^[\da-f]{8}( [\da-f]{8})*$/),
  });
});

test('a mistake that stops the build opens its field, or its file', async () => {
  const { all, folder } = await findingsOf(['clinic.yaml', /slotMinutes: \d+/, 'slotMinutes: 3']);
  expect(all).toMatchObject([{ level: 'fix', action: { kind: 'field', path: 'booking.slotMinutes' } }]);
  expect(actionFor('mistake', `${folder}/urgent.yaml:3`, folder, EDITOR)).toMatchObject({
    kind: 'edit',
    url: `${EDITOR}/admin/#/collections/clinic/entries/urgent`,
  });
});

test("the owner's own texts are translated at the desk", () => {
  const place = '/clinic/hi/team.yaml';
  const finding = { kind: 'textsUntranslated', place, missing: 1, count: 2 } as const;
  expect(findingOf(finding, 0, '/clinic', EDITOR)).toMatchObject([
    {
      text: 'Hindi, Team: In English still: 1 of 2 texts.',
      action: { kind: 'field', path: 'translations.hi' },
    },
  ]);
});

test('a translation is named with its page, and opened beside its original', () => {
  const place = '/clinic/hi/services/clear-aligners.md';
  const finding = { kind: 'textsUntranslated', place, missing: 3, count: 16 } as const;
  expect(findingOf(finding, 0, '/clinic', EDITOR)).toMatchObject([
    {
      text: 'Hindi, Clear aligners: In English still: 3 of 16 texts.',
      action: { url: `${EDITOR}/admin/#/collections/services/entries/clear-aligners` },
    },
  ]);
});
