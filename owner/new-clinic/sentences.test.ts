import { expect, test } from 'vitest';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { answersSchema } from './answers.ts';
import { readGeneral } from './general.ts';
import { sentencesFor } from './sentences.ts';

/** What the site of a fact sheet says, by the path of the answer. */
function sentencesOf(name: string) {
  const sheet = readYamlFile(`tests/fixtures/answers/${name}.yaml`);
  const answers = checkFile(sheet, answersSchema(readGeneral()));
  return Object.fromEntries(sentencesFor(readGeneral(), answers).map(({ path, text }) => [path, text]));
}

test('says what the site says of the answers', () => {
  expect(sentencesOf('pune')).toMatchObject({
    founded: 'Dentistry in Erandwane, Pune, since 2011.',
    hours: 'Monday to Saturday 10 AM-1 PM and 5 PM-8:30 PM',
    'access.entrance': 'There are 2 steps on the way in.',
    'access.parking': 'You can park on the street.',
    'visit.firstMinutes': 'A first visit takes about 45 minutes.',
    answerHours: expect.stringContaining('within 4 opening hours'),
    keptFor: expect.stringContaining('within six months'),
    'booking.noticeHours': expect.stringContaining('at least 3 hours ahead'),
    'fees.root-canal': '₹4,500 to ₹8,000 per tooth',
    'doctors.1.days': 'Days of Dr. Nikhil Joshi: Tuesday, Thursday and Saturday.',
    badge: 'Root Canal Treatment at our clinic',
  });
});

test('says nothing of what was not answered', () => {
  const paths = Object.keys(sentencesOf('sharjah'));
  for (const path of [
    'access.landmark',
    'access.companion',
    'visit.firstMinutes',
    'reminders.hours',
    'badge',
    'fees.root-canal',
  ])
    expect(paths).not.toContain(path);
});
