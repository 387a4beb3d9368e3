import { expect, test } from 'vitest';
import { inGsmAlphabet, smsParts } from './sms.ts';

test.each([
  ['St. Mary’s “Smile” – we can’t…', 'St. Mary\'s "Smile" - we can\'t...'],
  ['Clínica\u00a0Solís · Açaí', 'Clinica Solis - Acai'],
  ['Zahnärzte für Ü', 'Zahnärzte für Ü'],
  ['आपका अपॉइंटमेंट – St. Mary’s', 'आपका अपॉइंटमेंट – St. Mary’s'],
  ['موعدكم …', 'موعدكم …'],
  ['Smile 😀', 'Smile 😀'],
])('%s is written as %s', (text, plain) => {
  expect(inGsmAlphabet(text)).toBe(plain);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // Each counts as two.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // 152 and a half do not fit: the pair goes to the second part.
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(134), 2],
  ['क'.repeat(135), 3],
  ['’' + 'a'.repeat(70), 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
  // 33 of two units fit into a part of 67.
  ['😀'.repeat(66), 2],
  ['😀'.repeat(67), 3],
])('counts the parts of an SMS: %s', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
