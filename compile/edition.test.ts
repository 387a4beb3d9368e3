import { expect, test } from 'vitest';
import type { WrittenHomePage } from '../domain/clinic/pages/home.ts';
import { SAMPLE_FOLDER } from './clinic-folder.ts';
import { createEdition } from './edition.ts';
import { ENGLISH } from './languages.ts';
import { nameOf, readClinic } from './read-clinic.ts';

test.each<[image: string | undefined, view: string]>([
  [undefined, 'none'],
  ['window.svg', 'none'],
  ['front.jpg', 'photo'],
])('with view: photo, the home page’s image %s gives the view %s', (image, view) => {
  const read = readClinic(SAMPLE_FOLDER);
  read.clinic.data.view = 'photo';
  const { data } = read.pageFiles.find(({ source }) => nameOf(source) === 'home')!;
  (data as { image: WrittenHomePage['image'] }).image = image as WrittenHomePage['image'];
  const { facts } = createEdition(read, ENGLISH, { today: '2026-01-05', preview: false });
  expect(facts.view).toBe(view);
});
