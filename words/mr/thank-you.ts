import { sentence } from '../sentence.ts';

export const thankYou = {
  changes: <N>(t: { phone: N; email: N }) =>
    sentence`काही बदलायचे आहे? ${t.phone} वर फोन करा किंवा ${t.email} वर लिहा.`,
  /** only if the relay delivers forms, because its e-mails can have buttons */
  buttons: 'आमच्या ईमेलमध्ये “वेळ बदला” आणि “रद्द करा” ही बटणे असतील, तर ती वापरा. तेच सर्वांत लवकर होते.',
  worse: 'त्याआधी त्रास वाढला तर',
  home: 'मुख्य पानावर परत',
  services: 'आमचे उपचार पाहा',
  requested: {
    title: 'तुम्ही मागितलेली वेळ',
    date: 'तारीख',
    time: 'वेळ',
    id: 'विनंती क्रमांक',
    save: 'कॅलेंडरमध्ये ठेवा',
    tentative: 'आम्ही निश्चित करेपर्यंत ती कॅलेंडरमध्ये ‘अजून निश्चित नाही’ (tentative) अशी दिसेल.',
    inEmail: 'इथे फाइल सेव्ह झाली नाही, तर ती आमच्या ईमेलसोबतही तुम्हाला मिळते.',
    noteDown: 'इथे फाइल सेव्ह झाली नाही, तर कृपया दिवस आणि वेळ लिहून ठेवा.',
  },
};
