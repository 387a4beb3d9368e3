export const words = {
  /** The name with the place that people search for it in. */
  title: (service: string, area: string) => `${area} येथे ${service}`,
  services: 'उपचार',
  loading: 'उपचाराची माहिती येत आहे...',
  atAGlance: 'थोडक्यात',
  treatedBy: 'उपचार करणारे डॉक्टर',
  what: 'हे काय आहे?',
  benefits: 'फायदे',
  hurts: 'दुखते का?',
  takes: 'किती वेळ लागतो?',
  /** where nothing is said of the time */
  done: 'कसे करतात?',
  procedure: 'उपचाराचे टप्पे',
  afterwards: 'आणि नंतर?',
  byDay: {
    title: 'दिवसागणिक: काय नेहमीचे आहे, आणि फोन कधी करावा',
    normal: 'नेहमीचे',
    notNormal: 'नेहमीचे नाही, आम्हाला फोन करा',
    print: 'हे एका पानावर छापा',
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
