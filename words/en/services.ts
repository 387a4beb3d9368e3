const plural = new Intl.PluralRules('en');

export const words = {
  book: 'Book an Appointment',
  all: 'All services',
  count: (services: number) => `${services} ${plural.select(services) === 'one' ? 'service' : 'services'}`,
  featured: 'Featured Treatments',
  another: 'Another question?',
  contact: 'Contact Us',
};
