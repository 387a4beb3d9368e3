import { sentence } from '../sentence.ts';
import { shared } from './shared.ts';

export const words = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  offer: 'इस समय का ऑफ़र',
  pages: {
    'in-pain': 'दर्द है? यहाँ देखें',
    home: shared.home,
    about: 'हमारे बारे में',
    services: 'इलाज',
    doctors: 'डॉक्टर',
    gallery: 'गैलरी',
    blog: 'ब्लॉग',
    'international-patients': 'विदेश से आने वाले मरीज़',
    contact: 'संपर्क',
    booknow: shared.bookAppointment,
    sitemap: 'साइटमैप',
    'privacy-policy': 'प्राइवेसी पॉलिसी',
  },
  menu: {
    main: 'मुख्य मेन्यू',
    mobile: 'मोबाइल मेन्यू',
    open: 'मेन्यू',
    close: 'मेन्यू बंद करें',
    // Breaks into two lines beside the logo.
    doctorProfiles: 'डॉक्टरों का\u00a0परिचय',
    team: 'टीम',
    allServices: 'सभी इलाज',
    unsure: <N>(t: { phone: N }) => sentence`समझ नहीं आ रहा कि कौन-सा इलाज चाहिए? फ़ोन करें: ${t.phone}`,
  },
  whatsapp: 'WhatsApp',
  chat: 'WhatsApp पर हमसे बात करें',
  quickContact: {
    label: 'तुरंत संपर्क',
    book: 'बुक करें',
    clinic: 'क्लिनिक',
    callback: 'कॉल-बैक',
    call: 'फ़ोन करें',
    whenOpen: 'खुलने पर',
  },
};
