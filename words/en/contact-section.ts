export const words = {
  title: 'Contact',
  form: 'Send us a message',
  information: 'Contact Information',
  address: 'Address',
  directions: 'Get directions',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Office Hours',
  map: (clinic: string, locality: string) => `Map of ${locality}: ${clinic}`,
  sketch: 'Sketch, not to scale',
};
