import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { assumptionsIn } from './assumptions.ts';

test('lists what was not asked, each with the line that changes it', () => {
  const folder = join(testFolder(), 'new');
  writeNewClinic(folder, { booking: { slotMinutes: 20, noticeHours: 2 } });
  const text = assumptionsIn(folder);
  const lines = readFileSync(join(folder, 'clinic.yaml'), 'utf8').split('\n');
  for (const [field, says] of [
    ['slotMinutes', 'every 20 minutes'],
    ['noticeHours', 'until 2 hours before'],
    ['booking', 'a visit takes 20 minutes; with visitMinutes: 45'],
    ['closures', 'open on every holiday'],
    ['answerHours', 'within 72 hours, the longest time that you are closed \\(62 hours\\) rounded up'],
    ['closingTimeBookable', 'no appointment begins at closing time itself; with closingTimeBookable: true'],
    ['view', 'the home page shows a drawn window on hills; with view: photo'],
  ] as const) {
    const [, line] = new RegExp(`clinic\\.yaml:(\\d+) .*${says}`).exec(text)!;
    expect(lines[Number(line) - 1]).toContain(`${field}:`);
  }
});

test('says how soon requests are answered, as it was answered', () => {
  const text = (answers: Partial<WrittenAnswers>) => {
    const folder = join(testFolder(), 'new');
    writeNewClinic(folder, answers);
    return assumptionsIn(folder);
  };
  expect(text({ answerHours: 6, openHoursOnly: true })).toContain(
    'requests are answered within 6 hours while you are open',
  );
  expect(text({ answerHours: 24 })).toContain(
    'within 24 hours, but you are closed for up to 62 hours; with open',
  );
});
