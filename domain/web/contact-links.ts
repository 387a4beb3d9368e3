import type { ClinicFacts } from '../clinic/clinic.ts';
import { cleanText } from '../text/clean-text.ts';
import { joinList } from '../text/list-separator.ts';

// Links to a clinic's phone, chat, e-mail and map, and the clinic's address as text.

/**
 * Returns a phone number as it is dialled. If there are several ('022 2493 1234 / 35'), it returns the first.
 * A number with a country code loses the zero that is dialled only within the country: a zero in brackets
 * ('+44 (0)20 7946 0958'), and any zero after +91, because Indian numbers do not begin with one.
 *
 * @param phone - the number as it was typed
 * @returns the digits, with a leading plus if there was one; empty if the text does not begin with a number
 */
export function dialableNumber(phone: string): string {
  const first = firstNumber(phone);
  const hasCode = /^[([ ]*(?:\+|00)/.test(first);
  const number = hasCode ? first.replace(/[([] ?0 ?[)\]]/g, '') : first;
  return number.replace(/[^+\d]/g, '').replace(/^(\+|00)910+/, '$191');
}

/** Returns the first number of a text that begins with one, with its spaces and brackets. */
export function firstNumber(phone: string): string {
  return /^[([ ]*\+?[\d ()[\].-]*/.exec(cleanText(phone))?.[0].trim() ?? '';
}

/** Returns a `tel:` link (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${dialableNumber(phone)}`;
}

/**
 * Returns a link that opens a WhatsApp chat.
 *
 * @param number - the number with its country code, such as '+91 98765 43210'
 * @param sentence - the prefilled beginning of the visitor's message
 */
export function whatsappHref(number: string, sentence: string): string {
  return `https://wa.me/${dialableNumber(number).replace('+', '')}?text=${queryText(sentence)}`;
}

/** Returns a link that opens an SMS with a text (RFC 5724). */
export function smsHref(number: string, text: string): string {
  return `sms:${dialableNumber(number)}?body=${queryText(text)}`;
}

/**
 * Percent-encodes a text for a query. This includes punctuation at which some programs end an address.
 */
function queryText(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]|\.$/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Returns a `mailto:` link (RFC 6068). The address is escaped, so that it cannot add recipients or a subject:
 * `a?cc=b@…` stays one address.
 */
export function emailHref(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${uriPart(email.slice(0, at))}@${uriPart(email.slice(at + 1))}`;
}

/** Percent-encodes a part of an address, except the characters that RFC 6068 allows. */
function uriPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2B', '+').replaceAll('%24', '$');
}

type Address = ClinicFacts['address'];

/** Returns street and locality, the latter only if neither the street nor the city already names it. */
export function streetLines({ street, locality = '', city }: Address): string[] {
  return street.includes(locality) || locality === city ? [street] : [street, locality];
}

function localLines(address: Address): string[] {
  const { city, postalCode } = address;
  return [...streetLines(address), postalCode ? `${city} ${postalCode}` : city];
}

/** Returns the lines of the postal address. A region with the name of the city has no line. */
export function addressLines(address: Address): string[] {
  const { city, region } = address;
  return [...localLines(address), ...(region === city ? [] : [region])];
}

/** Returns locality and city, such as 'Fort, Kochi'. If they are the same, it returns one of them. */
export function areaText({ locality = '', city }: Pick<Address, 'locality' | 'city'>): string {
  return joinList(locality === '' || locality === city ? [city] : [locality, city]);
}

/** Returns the address on one line, without the state. */
export function addressText(address: Address): string {
  return joinList(localLines(address));
}

type Place = Pick<ClinicFacts, 'name' | 'address' | 'map'>;

export function directionsHref(clinic: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${mapQuery(clinic)}`;
}

export function mapEmbedHref(clinic: Place): string {
  return `https://www.google.com/maps?q=${mapQuery(clinic)}&z=16&output=embed`;
}

/** Returns the clinic's coordinates for a map; without them, its name and address to search for. */
function mapQuery({ name, address, map }: Place): string {
  return map ? `${map.latitude},${map.longitude}` : queryText(`${name}, ${addressLines(address).join(', ')}`);
}

/** A small image of the map service. If it loads, the service is reachable. */
export const MAP_PROBE_HREF = 'https://www.google.com/favicon.ico';
