import { expect, test } from 'vitest';
import { messageOf } from '../../tests/helpers/files.ts';
import { ANSWERS } from '../../tests/helpers/new-clinic-answers.ts';
import { parseAnswers } from './facts.ts';

test.each([
  ['Mon-Sat 9-1, 5-8', 'Mon-Sat 09:00-13:00 17:00-20:00'],
  ['Mon to Fri 9.30 - 1 and 4 - 8.30; Sun 10am-1pm', 'Mon-Fri 09:30-13:00 16:00-20:30, Sun 10:00-13:00'],
  ['Mon, Wed, Fri 10-6, Sunday closed', 'Mon 10:00-18:00, Wed 10:00-18:00, Fri 10:00-18:00'],
  ['daily 8-20', 'Mon-Sun 08:00-20:00'],
  ['Tue-Wed 9-13:30 16:30-20:30, Sunday 10:00-14:00', 'Tue-Wed 09:00-13:30 16:30-20:30, Sun 10:00-14:00'],
  ['9-1, 5-8', 'Mon-Sun 09:00-13:00 17:00-20:00'],
  ['9-1, 5-8, closed on Thursdays', 'Mon-Wed 09:00-13:00 17:00-20:00, Fri-Sun 09:00-13:00 17:00-20:00'],
])('reads the hours %s as %s', (hours, expected) => {
  expect(parseAnswers({ ...ANSWERS, hours }).hours).toBe(expected);
});

test.each<[keyof typeof ANSWERS, string, string]>([
  ['postalCode', '415 612', '415612'],
  ['siteUrl', 'kothrudfamily.example', 'https://kothrudfamily.example'],
  ['whatsapp', 'no', ''],
  ['phone', '02167-220114', '+91 2167 220114'],
  ['phone', '98220 12345', '+91 98220 12345'],
  ['phone', '+91 (0)20 2543-1234', '+91 20 2543 1234'],
  ['phone', '020/2543 1234', '+91 20 2543 1234'],
  ['phone', '+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['services', '1, Root Canal Treatment, dental fillings', 'general-dentistry, root-canal, dental-fillings'],
  ['doctors', 'Dr. Asha Rao BDS; Dr. R. Rao, BDS', 'Dr. Asha Rao, BDS; Dr. R. Rao, BDS'],
  ['doctors', 'Prof. Dr. Asha Rao, BDS (Dr. NTRUHS)', 'Prof. Dr. Asha Rao, BDS (Dr. NTRUHS)'],
  ['doctors', 'Dr. Anand Rao, BDS and MDS', 'Dr. Anand Rao, BDS and MDS'],
  ['colors', '#5D2E63 #4d7a3a', '#5d2e63, #4d7a3a'],
  ['also', 'none', ''],
  ['also', '3, children', 'abroad, children'],
  ['whatsapp', 'same', '+91 20 2543 1234'],
  ['services', 'check-up, cleaning, fillings', 'general-dentistry, teeth-cleaning, dental-fillings'],
  ['services', 'crowns, implants', 'crowns-bridges, dental-implants'],
  ['services', 'Dentures, crowns', 'dentures, crowns-bridges'],
  ['services', 'false teeth', 'dentures'],
  ['slotMinutes', '20 minutes', '20'],
  ['parking', 'no', 'none'],
  ['parking', 'behind the building', 'premises'],
  ['parking', 'on the road', 'street'],
  ['entrance', 'lift', 'lift'],
  ['entrance', 'no steps, no lift', '0 steps, no lift'],
  ['entrance', 'One step, no lift', '1 step, no lift'],
  ['entrance', 'lift, 3 steps', '3 steps, lift'],
  ['languages', 'Marathi', 'mr'],
  ['languages', 'English, Arabic', 'ar'],
  ['languages', 'English', ''],
  ['languages', 'English and Hindi', 'hi'],
  ['services', 'root canals', 'root-canal'],
  ['services', 'wisdom teeth extraction, the fillings', 'wisdom-tooth-extraction, dental-fillings'],
  ['services', 'RCT, removal of wisdom teeth', 'root-canal, wisdom-tooth-extraction'],
  ['services', 'crowns and bridges, implant', 'crowns-bridges, dental-implants'],
  ['services', 'partial dentures, check ups', 'dentures, general-dentistry'],
  ['badge', 'Root canals', 'root-canal'],
  ['also', 'patients from the Gulf', 'abroad'],
  ['also', 'people from abroad, children', 'abroad, children'],
  ['also', 'emergencies', 'emergency'],
  ['answer', '', ''],
  ['answer', '24 hours', '24 hours'],
  ['answer', '6', '6 hours'],
  ['answer', '6 opening hours', '6 opening hours'],
  ['answer', 'within a day', '24 hours'],
  ['answer', 'in two days', '48 hours'],
  ['services', '1 4  2', 'general-dentistry, root-canal, dental-fillings'],
  ['view', 'Photo', 'photo'],
  ['view', '2', 'sea'],
  ['view', 'none', 'none'],
  ['view', 'no', 'none'],
])('%s: reads %s as %s', (question, answer, expected) => {
  expect(parseAnswers({ ...ANSWERS, [question]: answer })[question]).toBe(expected);
});

test.each([
  'Dr. Asha Rao, BDS, Dr. Ravi Rao, MDS',
  'Dr Asha Rao BDS and Dr Ravi Rao MDS',
  'Dr. Asha Rao & Dr. Ravi Rao, BDS',
  'Dr. Asha and Ravi Rao, BDS',
  'Drs. Asha Rao, Ravi Rao, BDS',
  'Dr. Asha Rao / Dr. Ravi Rao, BDS',
  'Dr. Meera Shah, BDS; Dr. Asha Rao, BDS Dr. Ravi Rao, MDS',
])('rejects several doctors in one entry: %j', (doctors) => {
  expect(messageOf(() => parseAnswers({ ...ANSWERS, doctors }))).toMatch(
    /^The doctors, .* may be more than one doctor; it should be one, with a semicolon before the next/,
  );
});

test.each([
  ['extraction', /: "extraction": there is a text about wisdom teeth alone\. .* wisdom-tooth-extraction\./],
  ['fillings, Tooth extractions', /: "Tooth extractions": there is a text about wisdom teeth alone/],
  ['whitening', /: "whitening": there is no text of its own for it, but cosmetic-dentistry describes/],
  ['Teeth whitening', /there is no text of its own for it/],
])('says what there is instead of the treatment %s', (services, expected) => {
  expect(messageOf(() => parseAnswers({ ...ANSWERS, services }))).toMatch(expected);
  expect(messageOf(() => parseAnswers({ ...ANSWERS, badge: services }))).toMatch(expected);
});

test('repeats what is understood of a list, so that it need not be typed again', () => {
  const services = 'cleaning, gum treatment, RCT, extraction';
  const message = messageOf(() => parseAnswers({ ...ANSWERS, services }));
  expect(message).toContain('there is no "gum treatment"; it should be some of: ');
  expect(message).toContain('"extraction": there is a text about wisdom teeth alone.');
  expect(message).toMatch(/\nThe rest is understood: cleaning, RCT$/);
});
