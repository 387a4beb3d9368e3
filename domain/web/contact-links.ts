import type { ClinicFacts } from '../clinic/clinic.ts';
import { cleanText } from '../booking/clean-text.ts';
import { joinList } from '../clinic/list-separator.ts';

// The ways to a clinic, in the forms that pages, e-mails and calendars link and show.

/**
 * A telephone number as machines dial it: the first, where several are named ('022 2493 1234 / 35'). A number
 * with its country's code is dialled without the zero of calls within the country: one in brackets ('+44
 * (0)20 7946 0958'), and in India, where no number begins with one, any.
 *
 * @param phone - as somebody typed it
 * @returns its digits, with a plus in front where it has one; empty where the text does not begin with a
 *   number
 */
export function dialableNumber(phone: string): string {
  const [first = ''] = /^[([ ]*\+?[\d ()[\].-]*/.exec(cleanText(phone)) ?? [];
  const hasCode = /^[([ ]*(?:\+|00)/.test(first);
  const number = hasCode ? first.replace(/[([] ?0 ?[)\]]/g, '') : first;
  return number.replace(/[^+\d]/g, '').replace(/^(\+|00)910+/, '$191');
}

/** RFC 3966 */
export function phoneHref(phone: string): string {
  return `tel:${dialableNumber(phone)}`;
}

/**
 * A chat with a WhatsApp number.
 *
 * @param number - as shown, with the country's prefix: '+91 98765 43210'
 * @param sentence - what the visitor's message begins with
 */
export function whatsappHref(number: string, sentence: string): string {
  return `https://wa.me/${dialableNumber(number).replace('+', '')}?text=${encodeURIComponent(sentence)}`;
}

/**
 * A link to write to an address. Nothing in the address can add to the link: `a?cc=b@…` stays one address
 * (RFC 6068, 2).
 */
export function emailHref(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${uriPart(email.slice(0, at))}@${uriPart(email.slice(at + 1))}`;
}

/** A part of an address, percent-encoded but for what RFC 6068 lets stand. */
function uriPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2B', '+').replaceAll('%24', '$');
}

type Address = ClinicFacts['address'];

/**
 * The address as it is written on a letter; the locality has no line of its own where the street or the city
 * names it.
 */
export function addressLines({ street, locality, city, postalCode, region }: Address): string[] {
  const isNamed = street.includes(locality) || locality === city;
  return [street, ...(isNamed ? [] : [locality]), `${city} ${postalCode}`, region];
}

/** Where the clinic is, in short: a town without parts is named once. */
export function areaText({ locality, city }: Pick<Address, 'locality' | 'city'>): string {
  return joinList(locality === city ? [city] : [locality, city]);
}

/** The address on one line, without the state. */
export function addressText(address: Address): string {
  return joinList(addressLines(address).slice(0, -1));
}

type Place = Pick<ClinicFacts, 'name' | 'address' | 'map'>;

export function directionsHref(clinic: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${mapQuery(clinic)}`;
}

export function mapEmbedHref(clinic: Place): string {
  return `https://www.google.com/maps?q=${mapQuery(clinic)}&z=16&output=embed`;
}

/** Where a map looks for a clinic: at its position, or by name and address where that is not known. */
function mapQuery({ name, address, map }: Place): string {
  return map
    ? `${map.latitude},${map.longitude}`
    : encodeURIComponent(`${name}, ${addressLines(address).join(', ')}`);
}

/** A small picture of the map's service, which shows whether the service can be reached. */
export const MAP_PROBE_HREF = 'https://www.google.com/favicon.ico';
