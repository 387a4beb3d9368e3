export const words = {
  title: 'International Patients',
  quote: 'Get Your Quote',
  firstStep: 'Take the First Step',
  planVisit: 'Plan Your Visit',
  whatsapp: 'WhatsApp Us',
};
