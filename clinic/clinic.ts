import type { Clinic } from '../app/content/clinic-schema.ts';

/**
 * Everything that makes this one clinic's website. Change a value, run `npm start`, and every page, e-mail and
 * calendar file follows. A value the site can't work with stops the build and says what it should be.
 * The clinic below is invented: replace all of it.
 */
export const clinic: Clinic = {
  name: 'Worli Bay Dental',
  siteUrl: 'https://worlibaydental.example',
  founded: 2008,

  // Shown as the clinic's founder; the id is the doctor's entry in doctors.ts.
  leadDoctor: { id: 'dr-ananya-deshmukh', name: 'Dr. Ananya Deshmukh' },

  address: {
    street: '2nd Floor, Sagar Deep, Dr Annie Besant Road, Worli Naka',
    locality: 'Worli',
    city: 'Mumbai',
    region: 'Maharashtra',
    postalCode: '400018',
    country: 'IN',
  },

  // Ten digits each, without +91.
  phone: '9876543210',
  whatsapp: '9876543210',

  // Appointment requests arrive here, and visitors see it as the address to write to.
  email: 'hello@worlibaydental.example',

  // All dates and times on the site are this zone's, wherever the visitor is.
  timeZone: 'Asia/Kolkata',

  // 24-hour times. A weekday that is closed: null.
  hours: {
    monday: { opens: '09:00', closes: '19:00' },
    tuesday: { opens: '09:00', closes: '19:00' },
    wednesday: { opens: '09:00', closes: '19:00' },
    thursday: { opens: '09:00', closes: '19:00' },
    friday: { opens: '09:00', closes: '19:00' },
    saturday: { opens: '09:00', closes: '19:00' },
    sunday: { opens: '10:00', closes: '14:00' },
  },

  // 'MM-DD' is every year, 'YYYY-MM-DD' one day only.
  closures: [
    { date: '01-26', name: 'Republic Day' },
    { date: '05-01', name: 'Maharashtra Day' },
    { date: '08-15', name: 'Independence Day' },
    { date: '10-02', name: 'Gandhi Jayanti' },
    { date: '12-25', name: 'Christmas Day' },
  ],

  // The sketch (images/map-sketch.svg) stands where the real map is still loading or can't be had, and is of this place
  // alone: here is what it shows, for those who can't see it. For another place, draw another or write null.
  map: {
    latitude: 19.0144,
    longitude: 72.8174,
    sketch:
      'Sketch map: the clinic stands on Dr Annie Besant Road at Worli Naka, two streets from Worli Sea Face and the Arabian Sea in the west.',
  },

  // A full address, or null: the icon then stands without a link.
  social: { facebook: null, instagram: null, twitter: null, linkedin: null },

  // Only what the clinic can stand behind.
  claims: {
    yearsOfExperience: 15,
    happyPatients: 10_000,
    invisalignSmiles: 500,
    treatments: 50_000,
    satisfactionPercent: 99,
    fiveStarReviews: 1_200,
    promises: [
      'Flexible appointments, Sundays included',
      'No waiting for visits booked in advance',
      'Transparent and affordable pricing',
    ],
  },

  banner: {
    text: 'This month: a free Invisalign scan with our advanced intraoral scanner.',
    action: 'Book your scan',
  },

  // The sample pictures are drawn, not photographed. Turn this off once your own photos are in.
  picturesAreIllustrations: true,
};
