import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const words = {
  book: 'Book an Appointment',
  all: 'All services',
  count: (services: number) =>
    plural(services, { one: `${services} service`, other: `${services} services` }),
  featured: 'Featured Treatments',
  another: 'Another question?',
  contact: 'Contact Us',
};
