import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

export const relay = {
  issues: {
    required: 'यह खाली है, कृपया भरें',
    text: 'यहाँ सिर्फ़ लिखी हुई बात होनी चाहिए',
    tooLong: (most: number) => `यहाँ ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
    email: 'यहाँ सही ईमेल पता लिखें',
    /** of a request without e-mail */
    phone: 'यहाँ भारत का मोबाइल नंबर, या देश के कोड के साथ नंबर लिखें',
    date: "यहाँ तारीख ऐसे लिखें: 'Tuesday, March 4, 2025'",
    outsideWindow: (months: number) => `यहाँ आज से लेकर ${dates.months(months)} आगे तक का कोई दिन चुनें`,
    time: "यहाँ उस दिन का कोई समय चुनें, जैसे '03:30 PM'",
    id: "यहाँ ऐसा नंबर होना चाहिए: 'DENT-4K7Q2Z'",
  },
  fieldIssue: (label: string, issue: string) => `${label}: ${issue}।`,

  refused: {
    tooManyOfYours: 'आपके कनेक्शन से बहुत सारे संदेश आए हैं। कृपया एक मिनट रुककर फिर कोशिश करें।',
    tooManyOfAll: 'इस समय हम और संदेश नहीं ले सकते। कृपया हमें फ़ोन करें या बाद में फिर कोशिश करें।',
    tooLarge: 'संदेश बहुत लंबा है। कृपया इसे छोटा करके फिर कोशिश करें।',
    crossSite: 'यह फ़ॉर्म सिर्फ़ हमारी अपनी वेबसाइट से भेजा जा सकता है।',
    unknownForm: 'यह फ़ॉर्म नहीं मिला',
    unreadable: 'यह फ़ॉर्म पढ़ा नहीं जा सका',
    noForm: 'भेजी गई चीज़ फ़ॉर्म के प्रकार (content type) की होनी चाहिए',
    empty: 'खाली फ़ॉर्म नहीं भेजा जा सकता',
    tooManyFields: 'फ़ॉर्म में बहुत ज़्यादा फ़ील्ड हैं',
    file: 'फ़ाइल नहीं भेजी जा सकती',
    notText: 'हर फ़ील्ड में सिर्फ़ लिखी हुई बात होनी चाहिए',
    notDelivered: 'आपका संदेश पहुँचाया नहीं जा सका।',
  },

  page: {
    title: 'आपका संदेश नहीं गया',
    back: <N>(t: { page: (text: string) => N }) =>
      sentence`ब्राउज़र का “पीछे” वाला बटन दबाने पर फ़ॉर्म फिर खुलेगा, और आपने जो लिखा था वह उसमें होगा। या ${t.page('उस पेज पर लौटें')}।`,
    chat: 'नमस्ते, आपकी वेबसाइट से मेरा संदेश नहीं जा सका।',
    reach: <N>(t: { phone: N; whatsapp?: (text: string) => N; email: N }) =>
      t.whatsapp
        ? sentence`आप ${t.phone} पर फ़ोन भी कर सकते हैं, या ${t.whatsapp('WhatsApp पर')} या ${t.email} पर लिख सकते हैं।`
        : sentence`आप ${t.phone} पर फ़ोन भी कर सकते हैं, या ${t.email} पर लिख सकते हैं।`,
  },
};
