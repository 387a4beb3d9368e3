export const words = {
  feed: (clinic: string) => `${clinic} का ब्लॉग`,
  clinic: (area: string) => `${area} में डेंटल क्लिनिक`,
  doctor: (title: string, qualifications: string, about = '') =>
    `${title}, ${qualifications}। ${about}`.trim(),
  before: (title: string) => `${title}: पहले`,
  after: (title: string) => `${title}: बाद में`,
  book: 'अपॉइंटमेंट लें',
  cards: {
    home: 'डेंटल क्लिनिक',
    service: 'इलाज',
    doctor: 'हमारी टीम',
    article: 'ब्लॉग',
    gallery: 'गैलरी',
    international: 'विदेश से आने वाले मरीज़',
    booking: 'अपॉइंटमेंट',
  },
  amenities: {
    parking: 'पार्किंग',
    lift: 'लिफ़्ट',
    stepFree: 'बिना सीढ़ियों का रास्ता',
    wheelchair: 'व्हीलचेयर की सुविधा',
    companion: 'साथ आने वाले के लिए कुर्सी',
  },
  cardText: (text: string, more: string) => `${text}, ${more}`,
};
