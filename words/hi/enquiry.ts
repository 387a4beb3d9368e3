import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { counts } from './counts.ts';

export const enquiry = {
  form: 'पूछताछ',
  labels: {
    name: 'पूरा नाम',
    email: 'ईमेल पता',
    phone: 'फ़ोन नंबर',
    country: 'देश',
    treatment: 'किस इलाज के बारे में',
    message: 'आपका संदेश',
  } satisfies Record<EnquiryField, string>,
  phonePlaceholder: 'देश के कोड के साथ',
  noTreatment: 'अभी तय नहीं',
  issues: {
    name: 'कृपया अपना पूरा नाम लिखें',
    email: 'कृपया सही ईमेल पता लिखें',
    country: 'कृपया अपने देश का नाम लिखें',
    message: 'कृपया अपना संदेश लिखें',
  } satisfies Partial<Record<EnquiryField, string>>,
  /** if the clinic has `promises.quoteHours` */
  quote: (hours: number) => `आपकी फ़ोटो या एक्स-रे मिलने के ${counts.withinHours(hours)} हम खर्च का अनुमान भेजते हैं।`,
  submit: 'पूछताछ भेजें',
  notice: {
    inShort: 'आप यहाँ जो लिखते हैं, उसका इस्तेमाल हम सिर्फ़ आपको जवाब देने के लिए करते हैं।',
    fields: {
      name: { what: 'आपका नाम', why: 'ताकि हम आपको नाम से बुला सकें' },
      email: { what: 'आपका ईमेल पता', why: 'ताकि हम जवाब लिख सकें' },
      phone: { what: 'आपका फ़ोन नंबर, अगर आप दें', why: 'ताकि हम फ़ोन कर सकें' },
      country: { what: 'आपका देश', why: 'ताकि हम यात्रा, समय के अंतर और कागज़ात का ध्यान रखें' },
      treatment: {
        what: 'जिस इलाज के बारे में पूछना है, अगर आप चुनें',
        why: 'ताकि सही डॉक्टर जवाब दें',
      },
      message: { what: 'आपका संदेश', why: 'ताकि हमें पता चले कि आप हमसे क्या चाहते हैं' },
    } satisfies Record<EnquiryField, { what: string; why: string }>,
    purpose: 'आपको जवाब देने और आपके साथ मिलकर आपके इलाज की योजना बनाने के लिए, और किसी काम के लिए नहीं',
  },
};
