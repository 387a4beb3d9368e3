import type { ClinicFacts } from './clinic.ts';
import { onOneLine } from './comma.ts';

// The ways to a clinic, in the forms that pages, e-mails and calendars link and show.

/** A telephone number as machines dial it. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** RFC 3966 */
export function phoneHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * A chat with a WhatsApp number.
 *
 * @param number - as shown, with the country's prefix: '+91 98765 43210'
 * @param sentence - what the visitor's message begins with
 */
export function whatsappHref(number: string, sentence: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(sentence)}`;
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}

type Address = ClinicFacts['address'];

/** The address as it is written on a letter; the locality has no line of its own where the street or the city names it. */
export function addressLines({ street, locality, city, postalCode, region }: Address): string[] {
  const isNamed = street.includes(locality) || locality === city;
  return [street, ...(isNamed ? [] : [locality]), `${city} ${postalCode}`, region];
}

/** Where the clinic is, in short: a town without parts is named once. */
export function areaText({ locality, city }: Pick<Address, 'locality' | 'city'>): string {
  return onOneLine(locality === city ? [city] : [locality, city]);
}

/** The address on one line, without the state. */
export function addressText(address: Address): string {
  return onOneLine(addressLines(address).slice(0, -1));
}

type Place = Pick<ClinicFacts, 'name' | 'address' | 'map'>;

export function directionsHref(clinic: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${onMap(clinic)}`;
}

export function mapEmbedHref(clinic: Place): string {
  return `https://www.google.com/maps?q=${onMap(clinic)}&z=16&output=embed`;
}

/** Where a map looks for a clinic: at its position, or by name and address where that is not known. */
function onMap({ name, address, map }: Place): string {
  return map
    ? `${map.latitude},${map.longitude}`
    : encodeURIComponent(`${name}, ${addressLines(address).join(', ')}`);
}

/** A small picture of the map's service, which shows whether the service can be reached. */
export const MAP_PROBE_HREF = 'https://www.google.com/favicon.ico';
