import { expect, test } from 'vitest';
import { fields, httpsUrl, listOf, picture, text } from '../domain/clinic/field-schemas.ts';
import { hardTextLines } from './readability.ts';
import { testFolder, yamlFile } from '../tests/helpers/files.ts';
import { readSourceFile } from './yaml-file.ts';

const schema = fields(
  { points: listOf(text('a point'), 'points'), guidance: httpsUrl('where it is'), ...picture },
  'the fields of a page',
);

const PLAIN = 'We look first. Then you hear what we saw. You decide, and you may take all the time you want.';
const HARD =
  'A comprehensive periodontal examination necessitates systematic radiographic documentation of the remaining teeth.';

const ADDRESS = `https://guidance.example/${HARD.replaceAll(' ', '-')}`;

function linesFor(...points: string[]): string[] {
  const source = yamlFile(
    `points:\n${points.map((point) => `  - ${point}\n`).join('')}imageAlt: ${HARD}\nguidance: ${ADDRESS}`,
  );
  return hardTextLines([{ source, schema, data: null }]);
}

test('does not report plain texts, addresses and descriptions of pictures', () => {
  expect(linesFor(PLAIN)).toEqual([]);
});

test('reports a hard text with its line and its hardest sentence', () => {
  const [, ...lines] = linesFor(PLAIN, `We look. ${HARD} Then you decide.`);
  expect(lines).toEqual([expect.stringMatching(/^a\.yaml:3: grade 1\d\.\d: A comprehensive .* teeth\.$/)]);
});

test('counts a placeholder as a short word, and shows it as written', () => {
  expect(
    linesFor('We look after teeth in {clinic.address.locality} since {clinic.founded}, and we like it.'),
  ).toEqual([]);
  const [, line] = linesFor(HARD.replace('the remaining', 'all of {clinic.name}’s'));
  expect(line).toContain('documentation of all of {clinic.name}’s teeth.');
});

test('reports a hard paragraph of Markdown', () => {
  const path = `${testFolder({ 'a.md': `---\nimageAlt: x\n---\n\n${PLAIN}\n\n${HARD}\n` })}/a.md`;
  const [, ...lines] = hardTextLines([{ source: readSourceFile(path), schema, data: null }]);
  expect(lines).toEqual([expect.stringContaining(`${path}:7: grade `)]);
});

test('lists the ten hardest of many texts, and how many there are', () => {
  const [head, ...lines] = linesFor(...Array.from({ length: 12 }, () => HARD));
  expect(head).toContain('the hardest 10 of 12');
  expect(lines).toHaveLength(10);
});
