import type { MessageField } from '../../domain/forms/message.ts';

export const message = {
  form: 'मेसेज',
  labels: {
    name: 'पूर्ण नाव',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    message: 'तुमचा मेसेज',
  } satisfies Record<MessageField, string>,
  phoneHint: '10 अंकी मोबाइल नंबर लिहा',
  otherPhones: {
    /** for clinics in India that take numbers of other countries (`foreignPhones`) */
    any: {
      hint: 'भारताबाहेरचा नंबर असेल, तर देशाचा कोडही लिहा',
      issue: 'कृपया योग्य फोन नंबर लिहा, भारताबाहेरचा असेल तर देशाच्या कोडसह',
    },
    /** for clinics outside India */
    abroad: {
      hint: 'देशाच्या कोडसह लिहा',
      issue: 'कृपया योग्य फोन नंबर देशाच्या कोडसह लिहा',
    },
  },
  phonePlaceholder: '+91 XXXXX XXXXX',
  issues: {
    name: 'कृपया नाव बरोबर लिहा (फक्त अक्षरे, 2 ते 50)',
    phone: 'कृपया भारतीय मोबाइल नंबर बरोबर लिहा (10 अंक, पहिला अंक 6 ते 9)',
    email: 'कृपया ईमेलचा पत्ता बरोबर लिहा',
    message: 'कृपया किमान 10 अक्षरांचा मेसेज लिहा',
  } satisfies Record<MessageField, string>,
  submit: 'मेसेज पाठवा',
  submitPlainly: 'फॉर्मने पाठवा',
  notice: {
    inShort: 'तुम्ही इथे लिहिलेली माहिती आम्ही फक्त तुम्हाला उत्तर देण्यासाठी वापरतो.',
    fields: {
      name: { what: 'तुमचे नाव', why: 'तुम्हाला नावाने उत्तर देण्यासाठी' },
      email: { what: 'तुमचा ईमेल', why: 'तुम्हाला लेखी उत्तर देण्यासाठी' },
      phone: { what: 'तुमचा फोन नंबर, दिला असल्यास', why: 'तुम्हाला फोन करण्यासाठी' },
      message: { what: 'तुमचा मेसेज', why: 'तुम्हाला आमच्याकडून काय हवे आहे ते कळण्यासाठी' },
    } satisfies Record<MessageField, { what: string; why: string }>,
    purpose: 'तुम्हाला उत्तर देण्यासाठी, आणि इतर कशासाठीही नाही',
  },
};
