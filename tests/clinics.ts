/** A clinic whose built site the tests look at. */
export type BuiltClinic = {
  name: string;
  /** what its owner has written */
  content: string;
  /** the built site */
  site: string;
  /** the addresses it links to without having them, as its owner has declared */
  withoutPage: string[];
};

const LANDING_PAGES = ['dental-care', 'orthodontics', 'surgical', 'cosmetic', 'pediatric', 'emergency'];

/** All clinics that are built for the tests; browsers look at the first. */
export const CLINICS: [BuiltClinic, ...BuiltClinic[]] = [
  {
    name: 'the sample',
    content: 'clinic',
    site: 'build/client',
    withoutPage: [
      ...'/faq /gallery/clinic /gallery/treatments /gallery/team /gallery/patients'.split(' '),
      ...'/emergency /patient-portal /terms /privacy /cookies'.split(' '),
      ...LANDING_PAGES.map((name) => `/services/${name}-in-worli`),
    ],
  },
];
