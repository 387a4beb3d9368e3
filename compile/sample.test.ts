import { expect, test } from 'vitest';
import { checkNoSampleIsLeft } from './sample.ts';
import { messageOf, testFolder } from '../tests/helpers/files.ts';

test('what is left of the sample in an owner’s own clinic is told with its line', () => {
  const folder = testFolder({
    'a.yaml': 'name: Bandra Smiles\nemail: hello@worlibaydental.example\n',
    'b.md': 'Ring +91 98765 43210.\n',
  });
  const paths = ['a.yaml', 'b.md'].map((name) => `${folder}/${name}`);
  expect(messageOf(() => checkNoSampleIsLeft(paths, 'https://bandrasmiles.example')).split('\n')).toEqual([
    `${folder}/a.yaml:2: "worlibaydental.example" is the sample clinic's; it should be your own.`,
    `${folder}/b.md:1: "98765 43210" is the sample clinic's; it should be your own.`,
  ]);
  expect(messageOf(() => checkNoSampleIsLeft(paths, 'https://worlibaydental.example'))).toBe('nothing');
});
