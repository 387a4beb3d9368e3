import { cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from './check.server.ts';
import { checkPictures } from './check-pictures.server.ts';
import { messageOf, testFolder } from './test-folder.ts';

afterEach(() => {
  vi.doUnmock('../../clinic/clinic.ts');
});

/** A copy of the services and articles; the pictures are those of the sample, or none. */
function copyOfTexts(pictures: 'with pictures' | 'without pictures' = 'with pictures'): string {
  const root = testFolder(pictures === 'with pictures' ? {} : { 'images/hero.webp': '' });
  if (pictures === 'with pictures') symlinkSync(resolve('clinic/images'), `${root}/images`);
  for (const folder of ['services', 'articles'])
    cpSync(`clinic/${folder}`, `${root}/${folder}`, { recursive: true });
  return root;
}

test('the sample is right', () => {
  expect(messageOf(() => checkContent())).toBe('nothing');
});

test('the mistakes of all files are told, each once', () => {
  const root = copyOfTexts();
  writeFileSync(`${root}/services/braces.md`, 'no fields');
  writeFileSync(`${root}/articles/why-gums-bleed.md`, 'no fields');
  const lines = messageOf(() => checkContent(root)).split('\n');
  expect(lines.filter((line) => line.includes('services/braces.md'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('articles/why-gums-bleed.md'))).toHaveLength(1);
});

test('a service that is gone is missed by the cards and the articles that name it', () => {
  const root = copyOfTexts();
  rmSync(`${root}/services/braces.md`);
  const message = messageOf(() => checkContent(root));
  expect(message).toMatch(/clinic\/service-groups\.ts: \d\.items\.\d is "braces"; it should be/);
  expect(message).toContain('aligners-or-braces.md: a link is "/services/braces"; it should be');
});

test('without pictures each is missed by the file and field that names it', () => {
  const message = messageOf(() => checkContent(copyOfTexts('without pictures')));
  expect(message).toMatch(
    /services\/braces\.md: image is "services\/braces\.webp"; it should be the name of a file in \S+\/images, and there is no \S+\/images\/services\/braces\.webp\./,
  );
  for (const file of readdirSync('clinic/articles')) expect(message).toContain(`articles/${file}: image is`);
  expect(message).toContain('clinic/gallery.ts: beforeAfterPictures.0.beforeImage is');
  expect(message).toContain('clinic/about.ts: story.image is');
});

test('a picture is found by its exact name only', () => {
  const folder = testFolder({ 'services/braces.webp': '', 'services/Invisalign.webp': '' });
  const message = (image: string) =>
    messageOf(() => checkPictures([{ file: 'a.md', data: { image } }], folder));
  expect(message('services/braces.webp')).toBe('nothing');
  expect(message('services/invisalign.webp')).toContain('a.md: image is "services/invisalign.webp"');
});

test('a mistake in clinic.ts is told before other files break on it', async () => {
  const { clinic } = await import('../../clinic/clinic.ts');
  vi.resetModules();
  vi.doMock('../../clinic/clinic.ts', () => ({ clinic: { ...clinic, leadDoctor: undefined, email: 'x' } }));
  const message = await import('./check.server.ts').then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  expect(message).toContain('clinic/clinic.ts: leadDoctor is missing; it should be the lead doctor');
  expect(message).toContain('clinic/clinic.ts: email is "x"; it should be an e-mail address');
});
