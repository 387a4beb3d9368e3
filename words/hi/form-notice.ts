import type { Carrier } from '../en/form-notice.ts';
import { sentence } from '../sentence.ts';

export const formNotice = {
  policy: 'प्राइवेसी पॉलिसी',
  title: 'आपकी जानकारी का क्या होता है',
  fieldsTitle: 'हम क्या पूछते हैं, और क्यों',
  fieldPurpose: ({ what, why }: { what: string; why: string }) => `${what}: ${why}।`,
  use: 'हम इसका इस्तेमाल किसलिए करते हैं',
  usedFor: (purpose: string) => `आपकी सहमति से, जो आप यह फ़ॉर्म भेजकर देते हैं: ${purpose}।`,
  keeping: 'हम इसे कब तक रखते हैं',
  keptFor: (time: string) =>
    `हमारी आपसे आखिरी बातचीत के बाद ${time} के भीतर हम इसे मिटा देते हैं। अगर आप हमारे यहाँ इलाज शुरू करते हैं, तो इलाज से जुड़ी बातें क्लिनिक में आपके रिकॉर्ड में चली जाती हैं।`,
  handling: 'यह और किसके हाथ से गुज़रती है',
  handledBy: {
    relay:
      'हमारी ओर से: हमारा अपना मेल प्रोग्राम, जो इसे आगे भेज देता है और ऐसा कुछ नहीं रखता जिससे पता चले कि जानकारी किसकी है; और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। आपकी जानकारी हम किसी को नहीं बेचते।',
    emailjs:
      'हमारी ओर से: EmailJS, जो एक ईमेल सेवा है (या Formspree, जो एक फ़ॉर्म सेवा है और हमारे लिए एक प्रति रख सकती है), और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। आपकी जानकारी हम किसी को नहीं बेचते।',
    formspree:
      'हमारी ओर से: Formspree, जो एक फ़ॉर्म सेवा है और हमारे लिए एक प्रति रख सकती है, और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। आपकी जानकारी हम किसी को नहीं बेचते।',
  } satisfies Record<Carrier, string>,
  rights: 'मन बदल जाए तो, और आपके अधिकार',
  askUs: <N>(t: { email: N; phone: N; rights: (text: string) => N }, answeredWithin: string) =>
    sentence`अपनी सहमति वापस लेनी हो, या हमारे पास रखी अपनी जानकारी देखनी, सुधरवानी या मिटवानी हो, तो ${t.email} पर लिखें या ${t.phone} पर फ़ोन करें। एक वाक्य काफ़ी है, और हम ${answeredWithin} के भीतर जवाब देते हैं। ${t.rights('आपके सभी अधिकार')}`,
  complaints: 'शिकायत',
  complain: (clinic: string) => `कृपया पहले इसी तरह ${clinic} को बताएँ।`,
  complainInIndia: (clinic: string) =>
    `कृपया पहले इसी तरह ${clinic} को बताएँ। उसके बाद आप भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) के पास जा सकते हैं।`,
};
