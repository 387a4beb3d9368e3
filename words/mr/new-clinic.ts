export const newClinic = {
  /** the title of a doctor of a new clinic, for women and men */
  dentist: 'डेंटिस्ट',
};
