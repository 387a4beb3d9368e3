import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { linkPictures } from './link-pictures.server.ts';

const { address } = CLINIC;

async function draw(name: string, locality = address.locality) {
  return (await linkPictures({ name, address: { ...address, locality } }, ['home'])).get('home')!;
}

/** Whether nothing but the ground is between the text and the window, above the sill. */
async function leavesGap({ content }: { content: Buffer }): Promise<boolean> {
  const gap = { left: 718, top: 0, width: 24, height: 480 };
  const { channels } = await sharp(await sharp(content).extract(gap).toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

// That they are JPEGs of the one size: tests/delivered/seo.test.ts.
test('one is drawn for each kind of page, and its address changes with the name', async () => {
  const pictures = await linkPictures({ name: 'Northbank Dental', address }, ['home', 'booking']);
  expect([...pictures.keys()]).toEqual(['home', 'booking']);
  const { file } = pictures.get('home')!;
  expect(file).toMatch(/^social\/home-[0-9a-f]{8}\.jpg$/);
  expect((await draw('Northbank Dental')).file).toBe(file);
  expect((await draw('Northbank Smiles')).file).not.toBe(file);
});

test('a name or a place of any length keeps its distance from the window', async () => {
  for (const name of [
    'A',
    'Northbank Orthodontics',
    'The Northbank Centre for Family Dentistry and Orthodontics',
  ])
    expect(await leavesGap(await draw(name)), name).toBe(true);
  expect(await leavesGap(await draw('A', 'Mohalla behind the old lighthouse'))).toBe(true);
});

test('a name in Devanagari, or with rare accents, is drawn', async () => {
  const empty = await draw(' ');
  for (const name of ['स्माइल', 'Ṇ']) expect((await draw(name)).file, name).not.toBe(empty.file);
});
