import { sentence } from '../sentence.ts';
import { shared } from './shared.ts';

/** The texts around every page. */
export const words = {
  skip: 'थेट मुख्य मजकुराकडे जा',
  offer: 'सध्याची ऑफर',
  /** the names of pages in menus, footer and breadcrumbs */
  pages: {
    'in-pain': 'दुखतंय? इथे पहा',
    home: shared.home,
    about: 'आमच्याविषयी',
    services: 'उपचार',
    doctors: 'डॉक्टर',
    gallery: 'गॅलरी',
    blog: 'ब्लॉग',
    'international-patients': 'परदेशातून येणारे रुग्ण',
    contact: 'संपर्क',
    booknow: shared.bookAppointment,
    sitemap: 'साइटमॅप',
    'privacy-policy': 'गोपनीयता धोरण',
  },
  menu: {
    main: 'मुख्य मेनू',
    mobile: 'मोबाइल मेनू',
    open: 'मेनू',
    close: 'मेनू बंद करा',
    doctorProfiles: 'डॉक्टरांची माहिती',
    team: 'टीम',
    allServices: 'सर्व उपचार',
    unsure: <N>(t: { phone: N }) => sentence`कोणता उपचार हवा ते कळत नाही? फोन करा: ${t.phone}`,
  },
  whatsapp: 'WhatsApp',
  chat: 'WhatsApp वर आमच्याशी बोला',
  quickContact: {
    label: 'झटपट संपर्क',
    book: 'वेळ घ्या',
    clinic: 'क्लिनिक',
    callback: 'कॉल बॅक',
    call: 'फोन करा',
    whenOpen: 'उघडल्यावर',
  },
};
