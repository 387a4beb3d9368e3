import { expect, test } from 'vitest';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import {
  addressLines,
  addressText,
  areaText,
  dialableNumber,
  directionsHref,
  emailHref,
  mapEmbedHref,
  phoneHref,
  smsHref,
  whatsappHref,
} from './contact-links.ts';

const { address } = CLINIC;

test('a map shows the clinic’s position, or searches for its name and address if that is unknown', () => {
  const clinic = { name: 'Smiles & Sons', address, map: { latitude: 18.5, longitude: 73.8 } };
  expect(directionsHref(clinic)).toBe('https://www.google.com/maps/dir/?api=1&destination=18.5,73.8');
  expect(mapEmbedHref({ ...clinic, map: undefined })).toBe(
    'https://www.google.com/maps?q=Smiles%20%26%20Sons%2C%2012%20Harbour%20Road%2C%20Fort%2C%20Kochi%20682001%2C%20Kerala&z=16&output=embed',
  );
});

test('joins the address with the commas of its script', () => {
  expect(addressText(address)).toBe('12 Harbour Road, Fort, Kochi 682001');
  const written = { locality: 'كوثرود', city: 'بونه', region: 'ماهاراشترا' };
  expect(addressText({ ...address, ...written })).toBe('12 Harbour Road، كوثرود، بونه 682001');
});

test('an address abroad can have only a city, without a postal code', () => {
  const { locality: _, postalCode: __, ...named } = address;
  const abroad = { ...named, street: 'Corniche Street', city: 'Sharjah', region: 'Sharjah', country: 'AE' };
  expect(addressLines(abroad)).toEqual(['Corniche Street', 'Sharjah']);
  expect(addressText(abroad)).toBe('Corniche Street, Sharjah');
  expect(areaText(abroad)).toBe('Sharjah');
});

test('names a town once if the locality is the same', () => {
  expect(areaText(address)).toBe('Fort, Kochi');
  const town = { ...address, locality: 'Wai', city: 'Wai' };
  expect(areaText(town)).toBe('Wai');
  expect(addressText(town)).toBe('12 Harbour Road, Wai 682001');
});

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['098765-43210', '09876543210'],
  ['(022) 2493 1234', '02224931234'],
  // With a country code, the zero for calls within the country is left out.
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+44(0)7911 123456', '+447911123456'],
  ['+49 ( 0 ) 30 901820', '+4930901820'],
  ['+61 [0]2 5550 1234', '+61255501234'],
  ['0044 (0)20 7946 0958', '00442079460958'],
  ['(+44) (0)20 7946 0958', '+442079460958'],
  ['+91 022 2493 1234', '+912224931234'],
  ['+91-(0)22-2493 1234', '+912224931234'],
  ['+91 (022) 2493 1234', '+912224931234'],
  ['0091 0 98765 43210', '00919876543210'],
  // Without a country code, the zero is kept.
  ['(0) 98765.43210', '09876543210'],
  ['+39 06 1234 5678', '+390612345678'],
  // The first of several numbers is used.
  ['022 2493 1234 / 35', '02224931234'],
  ['+91 98765 43210, +91 98765 43211', '+919876543210'],
  ['98765 43210 or 98765 43211', '9876543210'],
  ['98765 43210; 98765 43211', '9876543210'],
  ['98765 43210 & 11', '9876543210'],
  ['98765 43210 या 98765 43211', '9876543210'],
  ['98765 43210 (WhatsApp)', '9876543210'],
  ['+91 98765 43210 +91 98765 43211', '+919876543210'],
  // Numbers copied from contact apps and tables, and numbers in other scripts.
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['\u2066+91\u00a098765\u201143210\u2069', '+919876543210'],
  ['٩٨٧٦٥ ٤٣٢١٠', '9876543210'],
  ['my number', ''],
])('%j is dialled as %s', (typed, number) => {
  expect(dialableNumber(typed)).toBe(number);
  expect(phoneHref(typed)).toBe(`tel:${number}`);
});

test.each(["It's DENT-X.", 'Really?!', 'Call (now)', 'A & B…', 'Yes *'])(
  'links with the text %j do not end in punctuation, and keep the text',
  (text) => {
    const links = [whatsappHref('+91 98765 43210', text), smsHref('+91 98765 43210', text)];
    for (const link of links) {
      expect(link).not.toMatch(/['"()*!?.]$/);
      expect([...new URL(link).searchParams.values()]).toEqual([text]);
    }
  },
);

test.each([
  ['hello@clinic.example', 'mailto:hello@clinic.example'],
  ["sean.o'malley+teeth@clinic.example", "mailto:sean.o'malley+teeth@clinic.example"],
  ['a?cc=b@clinic.example', 'mailto:a%3Fcc%3Db@clinic.example'],
  [
    'a?bcc=b@evil.example&body=x@clinic.example',
    'mailto:a%3Fbcc%3Db%40evil.example%26body%3Dx@clinic.example',
  ],
  ['50%40x@clinic.example', 'mailto:50%2540x@clinic.example'],
  ['a#b/c{d}@clinic.example', 'mailto:a%23b%2Fc%7Bd%7D@clinic.example'],
])('a link to %s contains only the address', (address, href) => {
  expect(emailHref(address)).toBe(href);
  expect(new URL(href).search + new URL(href).hash).toBe('');
});
