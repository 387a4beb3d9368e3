import type { MessageField } from '../../domain/forms/message.ts';

export const message = {
  form: 'संदेश',
  labels: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    message: 'आपका संदेश',
  } satisfies Record<MessageField, string>,
  phoneHint: '10 अंकों का मोबाइल नंबर लिखें',
  otherPhones: {
    /** for clinics in India that take numbers of other countries (`foreignPhones`) */
    any: {
      hint: 'भारत के बाहर का नंबर हो, तो देश का कोड भी लिखें',
      issue: 'कृपया सही फ़ोन नंबर लिखें, भारत के बाहर का हो तो देश के कोड के साथ',
    },
    /** for clinics outside India */
    abroad: {
      hint: 'देश के कोड के साथ लिखें',
      issue: 'कृपया सही फ़ोन नंबर देश के कोड के साथ लिखें',
    },
  },
  phonePlaceholder: '+91 XXXXX XXXXX',
  issues: {
    name: 'कृपया सही नाम लिखें (2 से 50 अक्षर, सिर्फ़ अक्षर)',
    phone: 'कृपया सही भारतीय मोबाइल नंबर लिखें (10 अंक, 6 से 9 में से किसी अंक से शुरू)',
    email: 'कृपया सही ईमेल पता लिखें',
    message: 'कृपया कम से कम 10 अक्षरों का संदेश लिखें',
  } satisfies Record<MessageField, string>,
  submit: 'संदेश भेजें',
  submitPlainly: 'फ़ॉर्म से भेजें',
  notice: {
    inShort: 'आप यहाँ जो लिखते हैं, उसका इस्तेमाल हम सिर्फ़ आपको जवाब देने के लिए करते हैं।',
    fields: {
      name: { what: 'आपका नाम', why: 'ताकि हम आपको नाम से बुला सकें' },
      email: { what: 'आपका ईमेल पता', why: 'ताकि हम जवाब लिख सकें' },
      phone: { what: 'आपका फ़ोन नंबर, अगर आप दें', why: 'ताकि हम फ़ोन कर सकें' },
      message: { what: 'आपका संदेश', why: 'ताकि हमें पता चले कि आप हमसे क्या चाहते हैं' },
    } satisfies Record<MessageField, { what: string; why: string }>,
    purpose: 'आपको जवाब देने के लिए, और किसी काम के लिए नहीं',
  },
};
