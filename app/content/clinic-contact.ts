import type { Clinic } from './clinic-schema.ts';

// A clinic's facts in the forms that pages and e-mails show and link.

/** '+91 98765 43210' */
export function phoneText({ phone }: Clinic): string {
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** RFC 3966 */
export function phoneHref({ phone }: Clinic): string {
  return `tel:+91${phone}`;
}

export function whatsappHref({ whatsapp }: Clinic): string {
  return `https://wa.me/91${whatsapp}`;
}

export function addressText({ address }: Clinic): string {
  return `${address.street}, ${address.city} ${address.postalCode}`;
}

export function directionsHref({ map }: Clinic): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${map.latitude},${map.longitude}`;
}
