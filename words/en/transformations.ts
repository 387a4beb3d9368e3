export const words = {
  loading: 'Loading transformations...',
  back: 'Back to Gallery',
  tabs: 'Gallery',
  aligners: 'Aligner cases',
  patients: 'Patient transformations',
  treatment: 'Treatment:',
  duration: 'Duration:',
  heading: <N>(t: { patient: (text: string) => N }, patient: string, title: string): (string | N)[] => [
    t.patient(`${patient}: `),
    title,
  ],
  /** the same where it is said and not seen */
  name: (patient: string, title: string) => `${patient}, ${title}`,
};
