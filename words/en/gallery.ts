export const words = {
  tabs: 'Parts of the gallery',
  clinic: 'Clinic',
  treatments: 'Treatments',
  beforeAfter: 'Before-after',
  patients: 'Patients',
  transformations: 'See treatments and how long they took',
};
