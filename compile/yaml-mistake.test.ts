import { expect, test } from 'vitest';
import { messageOf, yamlFile } from '../tests/helpers/files.ts';

test.each([
  ['lead: one: two', 2, 'the text has a colon in it; it should be in quotes: lead: "one: two"'],
  ['phone 022 2493', 2, 'the line has no field; it should be "field: value"'],
  ['phone:022', 2, 'a blank is missing behind the colon; it should be: phone: 022'],
  ['list:\n-a\n- b', 3, 'a blank is missing behind the hyphen; it should be: - a'],
  ['email: @asha', 2, 'a text that begins with @ should be in quotes: email: "@asha"'],
  ['lead: *bold* text', 2, 'a text that begins with * should be in quotes: lead: "*bold* text"'],
  ['lead: {clinic.name} is here', 2, 'a text that begins with { should be in quotes'],
  ["lead: 'Asha's clinic'", 2, 'the quotes should be double: lead: "Asha\'s clinic"'],
  ['languages: [en, hi\ncity: B', 2, 'a [ is opened here and not closed'],
  ['street: Main Road\n  city: B', 3, 'the line begins with more blanks than the one above'],
  ['lead: hello\n- a\n- b', 3, 'a list begins here, but "lead" above has a text already'],
])('explains %j in words that an owner knows', (yaml, line, problem) => {
  const message = messageOf(() => yamlFile(`name: A\n${yaml}\n`));
  expect(message).toContain(`a.yaml:${line}: `);
  expect(message).toContain(problem);
});
