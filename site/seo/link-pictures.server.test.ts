import sharp from 'sharp';
import { expect, test } from 'vitest';
import { services } from '#clinic/services.server.ts';
import type { PictureSet } from '../../domain/clinic/field-schemas.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { linkPictures } from './link-pictures.server.ts';

const { address } = CLINIC;

async function drawHome(name: string, locality = address.locality) {
  return (await linkPictures({ name, address: { ...address, locality } }, [{ kind: 'home' }])).get('home')!;
}

/** Whether there is only background between the text and the window, above the sill. */
async function leavesGap({ content }: { content: Buffer }): Promise<boolean> {
  const gap = { left: 718, top: 0, width: 24, height: 480 };
  const { channels } = await sharp(await sharp(content).extract(gap).toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

// Format and size are tested in tests/delivered/seo.test.ts.
test('draws a picture for each kind of page, with a file name that changes with its content', async () => {
  const pictures = await linkPictures({ name: 'Northbank Dental', address }, [
    { kind: 'home' },
    { kind: 'booking' },
    { kind: 'booking' },
  ]);
  expect([...pictures.keys()]).toEqual(['home', 'booking']);
  const { file } = pictures.get('home')!;
  expect(file).toMatch(/^social\/home-[0-9a-f]{8}\.jpg$/);
  expect((await drawHome('Northbank Dental')).file).toBe(file);
  expect((await drawHome('Northbank Smiles')).file).not.toBe(file);
});

test('draws each service and article with its own title and picture', async () => {
  const pictured = services.find(({ image }) => image)?.image;
  const card = (title: string, image?: PictureSet) =>
    linkPictures({ name: 'Northbank Dental', address }, [{ kind: 'service', slug: 'a', title, image }]);
  const files = (
    await Promise.all([card('Braces'), card('Fillings'), card('Braces', pictured), card('Braces')])
  ).map((pictures) => pictures.get('service-a')!.file);
  expect(files[0]).toBe(files[3]);
  expect(new Set(files).size).toBe(3);
  expect(files[0]).toMatch(/^social\/service-a-[0-9a-f]{8}\.jpg$/);
});

test('shows the sea only in the window of a clinic that chose it', async () => {
  const draw = async (view?: 'sea' | 'hills') =>
    (await linkPictures({ name: 'A', address, view }, [{ kind: 'home' }])).get('home')!.file;
  expect(await draw()).toBe(await draw('hills'));
  expect(await draw('sea')).not.toBe(await draw('hills'));
});

test('keeps a gap between the window and names or places of any length', async () => {
  for (const name of [
    'A',
    'Northbank Orthodontics',
    'The Northbank Centre for Family Dentistry and Orthodontics',
  ])
    expect(await leavesGap(await drawHome(name)), name).toBe(true);
  expect(await leavesGap(await drawHome('A', 'Mohalla behind the old lighthouse'))).toBe(true);
});

test('draws names in Devanagari and with rare accents', async () => {
  const empty = await drawHome(' ');
  for (const name of ['स्माइल', 'सुधार', 'Ṇ']) expect((await drawHome(name)).file, name).not.toBe(empty.file);
});
