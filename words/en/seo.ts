import type { LinkPicture } from '../../domain/web/screens.ts';

/** Texts for search engines, feed readers, social networks and home screens. */
export const words = {
  feed: (clinic: string) => `Blog of ${clinic}`,
  clinic: (area: string) => `Dental clinic in ${area}`,
  doctor: (title: string, qualifications: string, about = '') =>
    `${title}, ${qualifications}. ${about}`.trim(),
  before: (title: string) => `${title}: before`,
  after: (title: string) => `${title}: after`,
  book: 'Book an Appointment',
  /** above the clinic's name in pictures for social networks */
  cards: {
    home: 'Dental clinic',
    service: 'Treatments',
    doctor: 'Our people',
    article: 'Blog',
    gallery: 'Gallery',
    international: 'International Patients',
    booking: 'Appointments',
  } satisfies Record<LinkPicture, string>,
  /** amenities of the clinic, for structured data */
  amenities: {
    parking: 'Parking',
    lift: 'Lift',
    stepFree: 'Step-free way in',
    wheelchair: 'Wheelchair access',
    companion: 'Seat for a companion',
  },
  cardText: (text: string, more: string) => `${text}, ${more}`,
};
