import { sentence } from '../sentence.ts';

/** Who delivers the form, besides the company that hosts the clinic's mailbox. */
export type Carrier = 'relay' | 'emailjs' | 'formspree';

/**
 * The privacy notice of every form (Digital Personal Data Protection Act, 2023, section 5; Rules, 2025, rule
 * 3).
 */
export const formNotice = {
  policy: 'गोपनीयता धोरण',
  title: 'तुमच्या माहितीचे काय होते',
  fieldsTitle: 'आम्ही काय विचारतो, आणि कशासाठी',
  fieldPurpose: ({ what, why }: { what: string; why: string }) => `${what}: ${why}.`,
  use: 'आम्ही ती कशासाठी वापरतो',
  usedFor: (purpose: string) => `हा फॉर्म पाठवून तुम्ही दिलेल्या संमतीने: ${purpose}.`,
  keeping: 'आम्ही ती किती काळ ठेवतो',
  keptFor: (time: string) =>
    `आपल्यातील शेवटच्या संपर्कानंतर ${time} आम्ही ती काढून टाकतो. तुम्ही आमचे रुग्ण झालात, तर उपचाराशी संबंधित माहिती क्लिनिकमधील तुमच्या नोंदीत जाते.`,
  handling: 'ती आणखी कोण हाताळते',
  handledBy: {
    relay:
      'आमच्या वतीने: आमचा स्वतःचा मेल प्रोग्रॅम, जो ती पुढे पाठवतो आणि ती कोणाची आहे हे सांगणारे काहीही साठवत नाही, आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. तुमची माहिती आम्ही कोणालाही विकत नाही.',
    emailjs:
      'आमच्या वतीने: EmailJS ही ईमेल सेवा (किंवा Formspree ही फॉर्म सेवा, जी आमच्यासाठी एक प्रत ठेवू शकते), आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. तुमची माहिती आम्ही कोणालाही विकत नाही.',
    formspree:
      'आमच्या वतीने: Formspree ही फॉर्म सेवा, जी आमच्यासाठी एक प्रत ठेवू शकते, आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. तुमची माहिती आम्ही कोणालाही विकत नाही.',
  } satisfies Record<Carrier, string>,
  rights: 'संमती मागे घेणे, आणि तुमचे हक्क',
  askUs: <N>(t: { email: N; phone: N; rights: (text: string) => N }, answeredWithin: string) =>
    sentence`संमती मागे घ्यायची असेल, किंवा आमच्याकडची तुमची माहिती पाहायची, दुरुस्त करायची किंवा काढून टाकायची असेल, तर ${t.email} वर लिहा किंवा ${t.phone} वर फोन करा. एक वाक्य पुरेसे आहे; ${answeredWithin} आम्ही उत्तर देतो. ${t.rights('तुमचे सर्व हक्क')}`,
  complaints: 'तक्रारी',
  complain: (clinic: string) => `कृपया आधी ${clinic} ला याच मार्गाने कळवा.`,
  complainInIndia: (clinic: string) =>
    `कृपया आधी ${clinic} ला याच मार्गाने कळवा. त्यानंतर तुम्ही भारताच्या डेटा संरक्षण मंडळाकडे (Data Protection Board of India) जाऊ शकता.`,
};
