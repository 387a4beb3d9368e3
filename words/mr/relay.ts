import { sentence } from '../sentence.ts';

/** Answers of the relay that visitors can read: in the form's status box, or on a page. */
export const relay = {
  tooLong: (label: string, most: number) => `${label}: जास्तीत जास्त ${most} अक्षरे लिहा.`,

  refused: {
    tooManyOfYours: 'तुमच्या कनेक्शनवरून खूप मेसेज आले आहेत. कृपया एक मिनिट थांबून पुन्हा प्रयत्न करा.',
    tooManyOfAll: 'आत्ता आम्ही आणखी मेसेज घेऊ शकत नाही. कृपया फोन करा किंवा नंतर पुन्हा प्रयत्न करा.',
    tooLarge: 'मेसेज खूप मोठा आहे. कृपया तो लहान करून पुन्हा पाठवा.',
    crossSite: 'हा फॉर्म फक्त आमच्या वेबसाइटवरूनच पाठवता येतो.',
    unknownForm: 'फॉर्म सापडला नाही',
    unreadable: 'फॉर्म वाचता आला नाही',
    noForm: 'मजकुराचा प्रकार (content type) फॉर्मचा हवा',
    empty: 'रिकामा फॉर्म पाठवता येत नाही',
    tooManyFields: 'फॉर्ममध्ये खूप रकाने आहेत',
    file: 'फाइल पाठवता येत नाही',
    notText: 'प्रत्येक रकान्यात मजकूर हवा',
    notDelivered: 'तुमचा मेसेज पोहोचवता आला नाही.',
  },

  page: {
    title: 'तुमचा मेसेज पाठवला गेला नाही',
    back: <N>(t: { page: (text: string) => N }) =>
      sentence`ब्राउझरचे “मागे” बटण दाबले की तुम्ही लिहिलेल्या मजकुरासह फॉर्म पुन्हा दिसेल. किंवा ${t.page('पानावर परत जा')}.`,
    /** the first sentence of a chat */
    chat: 'नमस्कार, तुमच्या वेबसाइटवरून मला मेसेज पाठवता आला नाही.',
    reach: <N>(t: { phone: N; whatsapp?: (text: string) => N; email: N }) =>
      t.whatsapp
        ? sentence`तुम्ही ${t.phone} वर फोन करू शकता, ${t.whatsapp('WhatsApp वर')} लिहू शकता किंवा ${t.email} वर ईमेल करू शकता.`
        : sentence`तुम्ही ${t.phone} वर फोन करू शकता किंवा ${t.email} वर ईमेल करू शकता.`,
  },
};
