const rupeesOf = (amount: number) =>
  amount.toLocaleString('hi-IN', {
    numberingSystem: 'latn',
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });

export const words = {
  title: (service: string, place: { locality: string; city: string }) =>
    `${place.locality}, ${place.city} में ${service}`,
  services: 'इलाज',
  loading: 'इलाज की जानकारी खुल रही है...',
  inPain: (phone: string) => `दर्द है? फ़ोन करें: ${phone}`,
  atAGlance: 'एक नज़र में',
  treatedBy: 'इलाज करने वाले डॉक्टर',
  what: 'यह क्या है?',
  benefits: 'फ़ायदे',
  hurts: 'क्या दर्द होता है?',
  takes: 'कितना समय लगता है?',
  done: 'यह कैसे होता है?',
  procedure: 'इलाज के चरण',
  afterwards: 'और उसके बाद?',
  costs: 'खर्च कितना है?',
  from: (rupees: number) => `${rupeesOf(rupees)} से`,
  helpNow: 'तुरंत मदद कब लें',
  ourClinic: 'हमारे क्लिनिक के बारे में',
  further: 'आगे पढ़ें',
  article: 'हमारे ब्लॉग से',
  case: 'पहले और बाद में',
  related: 'मिलते-जुलते इलाज',
  unknown: { title: 'इलाज', description: 'इस पते पर कोई इलाज नहीं है।' },
  notFound: {
    title: 'यह इलाज नहीं मिला',
    text: 'इस इलाज की जानकारी नहीं खुल सकी। कृपया थोड़ी देर में फिर कोशिश करें, कोई दूसरा इलाज चुनें, या बस हमें फ़ोन करें।',
    action: 'वापस सभी इलाजों पर',
  },
};
