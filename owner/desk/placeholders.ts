import { WEEKDAYS } from '../../domain/time/weekly-hours.ts';

/** A clinic is open on one weekday at least. */
const SITTING = { opens: '10:00', closes: '18:00' };

/** Answers that stand in the preview until the owner gives her own. */
export const PLACEHOLDERS = {
  name: 'Name … to come',
  siteUrl: 'https://to-come.example',
  founded: new Date().getFullYear(),
  address: {
    street: 'Street … to come',
    locality: 'Part of town … to come',
    city: 'Town … to come',
    region: 'State … to come',
    postalCode: '100001',
    country: 'IN',
  },
  phone: '+91 10000 00000',
  email: 'to-come@to-come.example',
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'monday' ? [SITTING] : []])),
  doctors: [],
  services: [],
};
