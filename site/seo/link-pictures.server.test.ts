import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as gallery from '#clinic/gallery.server.ts';
import { services } from '#clinic/services.server.ts';
import type { View } from '../../domain/clinic/view.ts';
import type { PictureSet } from '../../domain/clinic/picture-set.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { linkPictures } from './link-pictures.server.ts';

const { address } = CLINIC;

const CARD_FACTS = { name: 'Northbank Dental', address, view: 'hills' } as const;

async function drawHome(name: string, locality = address.locality) {
  return (
    await linkPictures({ ...CARD_FACTS, name, address: { ...address, locality } }, [{ kind: 'home' }])
  ).get('home')!;
}

/** Whether there is only background between the text and the window, above the sill. */
async function leavesGap({ content }: { content: Buffer }): Promise<boolean> {
  const gap = { left: 718, top: 0, width: 24, height: 480 };
  const { channels } = await sharp(await sharp(content).extract(gap).toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

/** Whether there is only background on the side of the window, above the sill. */
async function isEmptyBesideText({ content }: { content: Buffer }): Promise<boolean> {
  const beside = { left: 800, top: 120, width: 320, height: 400 };
  const { channels } = await sharp(await sharp(content).extract(beside).toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

// tests/delivered/seo.test.ts tests format and size.
test('draws a picture for each kind of page, with a file name that changes with its content', async () => {
  const pictures = await linkPictures(CARD_FACTS, [
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
    linkPictures(CARD_FACTS, [{ kind: 'service', slug: 'a', title, image }]);
  const files = (
    await Promise.all([card('Braces'), card('Fillings'), card('Braces', pictured), card('Braces')])
  ).map((pictures) => pictures.get('service-a')!.file);
  expect(files[0]).toBe(files[3]);
  expect(new Set(files).size).toBe(3);
  expect(files[0]).toMatch(/^social\/service-a-[0-9a-f]{8}\.jpg$/);
});

test('draws a window, a photograph in an arch or neither, as the clinic chose', async () => {
  const draw = async (view: View, { photo, townStill }: { photo?: PictureSet; townStill?: string } = {}) =>
    (await linkPictures({ ...CARD_FACTS, name: 'A', view, photo, townStill }, [{ kind: 'home' }])).get(
      'home',
    )!;
  const photo = gallery.clinic[0]!.image;
  const townStill = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const pictures = [
    await draw('none'),
    await draw('hills'),
    await draw('sea'),
    await draw('town', { townStill }),
    await draw('photo', { photo }),
  ];
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(5);
  expect(await Promise.all(pictures.map(isEmptyBesideText))).toEqual([true, false, false, false, false]);
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
