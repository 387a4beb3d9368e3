import { sentence } from '../sentence.ts';

export const words = {
  title: 'पेज नहीं मिला',
  description: 'इस पते पर कोई पेज नहीं है।',
  status: '404',
  heading: 'अरे! यह पेज नहीं मिला',
  nearest: <N>(t: { page: N }) => sentence`शायद आप यह ढूँढ रहे हैं: ${t.page}`,
  home: 'वापस होम पर',
  pages: {
    'in-pain': 'दर्द में मदद',
    book: 'अपॉइंटमेंट लें',
    services: 'हमारे इलाज',
    contact: 'संपर्क',
    blog: 'ब्लॉग',
    doctors: 'हमारे डॉक्टर',
    team: 'हमारी टीम',
    about: 'क्लिनिक के बारे में',
    gallery: 'गैलरी',
    'international-patients': 'विदेश से आने वाले मरीज़',
    sitemap: 'साइटमैप',
    'privacy-policy': 'प्राइवेसी पॉलिसी',
  },
};
