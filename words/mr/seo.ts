/** Texts for search engines, feed readers, social networks and home screens. */
export const words = {
  feed: (clinic: string) => `${clinic} चा ब्लॉग`,
  clinic: (area: string) => `दातांचे क्लिनिक, ${area}`,
  doctor: (title: string, qualifications: string, about = '') =>
    `${title}, ${qualifications}. ${about}`.trim(),
  before: (title: string) => `${title}: आधी`,
  after: (title: string) => `${title}: नंतर`,
  book: 'अपॉइंटमेंट घ्या',
  /** above the clinic's name in pictures for social networks */
  cards: {
    home: 'दातांचे क्लिनिक',
    service: 'उपचार',
    doctor: 'आमची टीम',
    article: 'ब्लॉग',
    gallery: 'गॅलरी',
    international: 'परदेशातून येणारे रुग्ण',
    booking: 'अपॉइंटमेंट',
  },
  amenities: {
    parking: 'पार्किंग',
    lift: 'लिफ्ट',
    stepFree: 'पायऱ्यांशिवाय प्रवेश',
    wheelchair: 'व्हीलचेअरची सोय',
    companion: 'सोबत येणाऱ्यासाठी खुर्ची',
  },
  cardText: (text: string, more: string) => `${text}, ${more}`,
};
