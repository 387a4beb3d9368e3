export const words = {
  /** the page title, with the area for search engines */
  title: (service: string, area: string) => `${area} येथे ${service}`,
  services: 'उपचार',
  loading: 'उपचाराची माहिती येत आहे...',
  atAGlance: 'थोडक्यात',
  treatedBy: 'उपचार करणारे डॉक्टर',
  what: 'हे काय आहे?',
  benefits: 'फायदे',
  hurts: 'दुखते का?',
  takes: 'किती वेळ लागतो?',
  procedure: 'उपचाराचे टप्पे',
  afterwards: 'आणि नंतर?',
  byDay: {
    title: 'कोणत्या दिवशी काय होते: नेहमीचे काय, आणि फोन कधी करावा',
    normal: 'नेहमीचे',
    notNormal: 'नेहमीचे नाही: आम्हाला फोन करा',
    toDo: 'काय करावे',
    whenClosed:
      'आमचे क्लिनिक बंद असेल, तर त्याच दिवशी उघड्या असलेल्या दुसऱ्या डेंटिस्टला दाखवा. तापासह सूज असेल, 20 मिनिटे घट्ट चावून धरूनही रक्त थांबत नसेल, किंवा गिळायला वा श्वास घ्यायला त्रास होत असेल, तर हॉस्पिटलमध्ये जा.',
    print: 'हे एका पानावर छापा',
    /** prints it with the name of another treatment for which it holds */
    printFor: (treatment: string) => `यासाठी छापा: ${treatment}`,
  },
  costs: 'खर्च किती?',
  helpNow: 'लगेच मदत कधी घ्यावी',
  ourClinic: 'आमच्या क्लिनिकविषयी',
  further: 'पुढे वाचा',
  article: 'आमच्या ब्लॉगमधून',
  case: 'आधी आणि नंतर',
  related: 'संबंधित उपचार',
  notFound: {
    title: 'उपचार सापडला नाही',
    text: 'या उपचाराची माहिती आणता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा, दुसरा उपचार निवडा, किंवा सरळ आम्हाला फोन करा.',
    action: 'सर्व उपचारांकडे परत',
  },
};
