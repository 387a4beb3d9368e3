import { expect, test } from 'vitest';
import { directionsHref, mapEmbedHref } from './contact.ts';

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
