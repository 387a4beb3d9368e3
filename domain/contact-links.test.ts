import { expect, test } from 'vitest';
import { addressText, directionsHref, mapEmbedHref } from './contact-links.ts';

const address = {
  street: '12 Station Road',
  locality: 'Kothrud',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411038',
  country: 'IN',
};

test('a map shows the clinic’s position, and looks for its name and address where none is known', () => {
  const clinic = { name: 'Smiles & Sons', address, map: { latitude: 18.5, longitude: 73.8 } };
  expect(directionsHref(clinic)).toBe('https://www.google.com/maps/dir/?api=1&destination=18.5,73.8');
  expect(mapEmbedHref({ ...clinic, map: undefined })).toBe(
    'https://www.google.com/maps?q=Smiles%20%26%20Sons%2C%2012%20Station%20Road%2C%20Kothrud%2C%20Pune%20411038%2C%20Maharashtra&z=16&output=embed',
  );
});

test('the address on one line has the commas of its script', () => {
  expect(addressText(address)).toBe('12 Station Road, Kothrud, Pune 411038');
  const written = { street: '12 Station Road', locality: 'كوثرود', city: 'بونه', region: 'ماهاراشترا' };
  expect(addressText({ ...address, ...written })).toBe('12 Station Road، كوثرود، بونه 411038');
});
