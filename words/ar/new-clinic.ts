export const newClinic = {
  /** the title of a doctor of a new clinic, for women and men */
  dentist: 'طب الأسنان',
  /** where a doctor of a new clinic works */
  location: '{clinic.name}، {clinic.address.locality}',
};
