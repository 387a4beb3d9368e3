import { expect, test } from 'vitest';
import { CLINIC } from '../tests/helpers/relay.ts';
import { addressText, areaText, directionsHref, mapEmbedHref } from './contact-links.ts';

const { address } = CLINIC;

test('a map shows the clinic’s position, and looks for its name and address where none is known', () => {
  const clinic = { name: 'Smiles & Sons', address, map: { latitude: 18.5, longitude: 73.8 } };
  expect(directionsHref(clinic)).toBe('https://www.google.com/maps/dir/?api=1&destination=18.5,73.8');
  expect(mapEmbedHref({ ...clinic, map: undefined })).toBe(
    'https://www.google.com/maps?q=Smiles%20%26%20Sons%2C%2012%20Harbour%20Road%2C%20Fort%2C%20Kochi%20682001%2C%20Kerala&z=16&output=embed',
  );
});

test('the address on one line has the commas of its script', () => {
  expect(addressText(address)).toBe('12 Harbour Road, Fort, Kochi 682001');
  const written = { locality: 'كوثرود', city: 'بونه', region: 'ماهاراشترا' };
  expect(addressText({ ...address, ...written })).toBe('12 Harbour Road، كوثرود، بونه 682001');
});

test('a town without parts is named once', () => {
  expect(areaText(address)).toBe('Fort, Kochi');
  const town = { ...address, locality: 'Wai', city: 'Wai' };
  expect(areaText(town)).toBe('Wai');
  expect(addressText(town)).toBe('12 Harbour Road, Wai 682001');
});
