import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { Appointment, AppointmentField } from '../../domain/forms/appointment-request.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { sentence } from '../sentence.ts';
import { appointmentPages } from './appointment-pages.ts';
import { booking } from './booking.ts';
import { counts } from './counts.ts';

const { acts, when } = appointmentPages;

export const emails = {
  website: (clinic: string) => `${clinic} की वेबसाइट`,
  labels: {
    ...booking.labels,
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    date: 'तारीख',
    time: 'समय',
    notes: 'मरीज़ ने लिखा',
    country: 'देश',
    treatment: 'इलाज',
    message: 'संदेश',
  } satisfies Record<AppointmentField | EnquiryField, string>,
  request: 'अनुरोध',
  language: 'भाषा',

  notification: {
    subject: (request: Appointment) => `अपॉइंटमेंट का अनुरोध: ${request.name}, ${when(request)} (${request.id})`,
    preview: (request: Appointment, phone: string) => `${when(request)} · ${phone}`,
    heading: (id: string) => `अपॉइंटमेंट का अनुरोध ${id}`,
    noNotes: 'और कुछ नहीं लिखा',
    wishes: {
      label: 'यह भी चाहा है',
      reminder: 'अपॉइंटमेंट की याद ईमेल से दिलाई जाए',
      earlier: 'पहले का कोई समय खाली हो, तो बताया जाए',
    },
    confirm: (answer: AnswerTime) => `कृपया ${answerIn(answer)} पक्का करें`,
    status: (answer: AnswerTime) =>
      `यह अभी अनुरोध है, पक्का अपॉइंटमेंट नहीं। मरीज़ को बताया गया है कि आप ${answerIn(answer)} इसे पक्का करेंगे। एक ही अनुरोध नंबर दो बार आए, तो वह वही अनुरोध है जो दोबारा भेजा गया है।`,
    footnote: 'क्लिनिक की वेबसाइट के बुकिंग फ़ॉर्म से भेजा गया। इस ईमेल का जवाब सीधे मरीज़ को जाता है।',
  },

  receipt: {
    subject: (clinic: string, request: Appointment) => `${clinic} में आपके अपॉइंटमेंट का अनुरोध: ${when(request)}`,
    preview: (request: Appointment, answer: AnswerTime) =>
      `${when(request)}। हम ${answerIn(answer)} इसे पक्का करेंगे।`,
    mark: 'अपॉइंटमेंट का अनुरोध',
    heading: 'आपका अनुरोध हमें मिल गया है',
    greeting: (name: string) => `नमस्ते ${name},`,
    greetingWithoutName: 'नमस्ते,',
    received: (clinic: string, answer: AnswerTime) =>
      `${clinic} को चुनने के लिए धन्यवाद। आपने जिस अपॉइंटमेंट का अनुरोध किया है, वह नीचे लिखा है। हमारे हाँ कहने पर ही वह पक्का होगा। समय पक्का करने, या उसके आसपास का कोई दूसरा समय बताने के लिए, हम ${answerIn(answer)} आपको फ़ोन करेंगे या लिखेंगे।`,
    where: 'कहाँ',
    directions: 'रास्ता',
    calendar:
      'साथ की कैलेंडर फ़ाइल से यह तारीख आपके कैलेंडर में आ जाती है; तब तक वह वहाँ “अभी पक्का नहीं” (tentative) दिखती है।',
    changes: 'बदलने या रद्द करने के लिए',
    reach: <N>(id: string, t: { phone: N; whatsapp?: (text: string) => N }) =>
      t.whatsapp
        ? sentence`${t.phone} पर फ़ोन करें, ${t.whatsapp('WhatsApp पर')} लिखें, या इस ईमेल का जवाब दें, और अनुरोध नंबर ${id} बताएँ।`
        : sentence`${t.phone} पर फ़ोन करें या इस ईमेल का जवाब दें, और अनुरोध नंबर ${id} बताएँ।`,
    footnote:
      'हमारे बुकिंग फ़ॉर्म में यह ईमेल पता दिया गया था, इसलिए यह आपके पास आया है। अगर फ़ॉर्म आपने नहीं भरा, तो कृपया हमें बताएँ या इस पर ध्यान न दें।',
  },

  cannotWait: {
    title: 'तुरंत मदद चाहिए, तो',
    hospital:
      'साँस लेने या निगलने में तकलीफ़ हो, सूजन बढ़ रही हो, उसके साथ बुखार हो, या वह जीभ या जबड़े के नीचे या गर्दन या आँख के पास हो, या खून रुक न रहा हो, तो अभी अस्पताल जाएँ, पर कार, बाइक या स्कूटर खुद चलाकर न जाएँ। हमारे जवाब का इंतज़ार न करें।',
    call: <N>(t: { phone: N }, hours: string) =>
      sentence`तेज़ दर्द या चोट हो, तो ${t.phone} पर फ़ोन करें। फ़ोन पर हम क्लिनिक के समय में मिलते हैं: ${hours}। क्लिनिक बंद हो, तो तुरंत किसी खुले डेंटल क्लिनिक या अस्पताल जाएँ।`,
    /** before a list of dates with their hours */
    otherHours: 'इन तारीखों पर समय अलग है या क्लिनिक बंद है:',
  },

  nudge: {
    subject: (id: string) => `अब तक जवाब नहीं दिया गया: अपॉइंटमेंट का अनुरोध ${id}`,
    heading: (id: string) => `अपॉइंटमेंट का अनुरोध ${id}`,
    title: 'अब तक किसी ने जवाब नहीं दिया',
    text: (since: string, answer: AnswerTime) =>
      `यह अनुरोध ${since} आया था। आपकी साइट ${answerIn(answer)} जवाब देने का वादा करती है।`,
    where:
      'जवाब देने के बटन इस अनुरोध के पहले ईमेल में हैं: अपने मेलबॉक्स में इस अनुरोध का नंबर खोजें। अगर मरीज़ से बात हो चुकी है, तो वहाँ सही बटन दबा दें।',
    footnote: 'क्लिनिक की वेबसाइट से भेजा गया, हर अनुरोध के लिए एक ही बार।',
  },

  reminder: {
    subject: (clinic: string, at: CivilTime) => `रिमाइंडर: ${clinic} में आपका अपॉइंटमेंट, ${when(at)}`,
    mark: 'रिमाइंडर',
    heading: 'आपका अपॉइंटमेंट नज़दीक है',
    /** by the appointment's stage; each mentions the buttons that the e-mail then has */
    text: {
      confirmed: `आपने हमसे याद दिलाने को कहा था। अगर आप आ रहे हैं, तो कृपया “${acts.attend.button}” दबाकर हमें बताएँ। अगर न आ सकें, तो “${acts.change.button}” या “${acts.cancel.button}” दबाएँ, ताकि वह समय किसी और को मिल सके।`,
      change: `आपने हमसे याद दिलाने को कहा था। आपने दूसरा समय भी माँगा है; जब तक वह तय नहीं होता, यह अपॉइंटमेंट बना रहेगा। अगर आप इसी समय आ सकते हैं, तो कृपया “${acts.attend.button}” दबाएँ। अगर न आ सकें, तो “${acts.cancel.button}” दबाएँ, ताकि वह समय किसी और को मिल सके।`,
      offered: `आपने हमसे याद दिलाने को कहा था। हमने आपको दूसरे समय भी बताए हैं; जब तक आप उनमें से कोई नहीं चुनते, यह अपॉइंटमेंट बना रहेगा। अगर आप इसी समय आ रहे हैं, तो कृपया “${acts.attend.button}” दबाएँ, या दूसरे समयों में से एक चुनें। अगर उनमें से कोई ठीक न हो, तो “${acts.none.button}” दबाएँ। अगर आ ही न सकें, तो “${acts.cancel.button}” दबाएँ।`,
    },
  },

  /** to the clinic, instead of a reminder */
  visitAlert: {
    unreminded: {
      subject: (name: string, at: CivilTime) => `याद नहीं दिलाया जा सका: ${name}, ${when(at)}`,
      heading: 'इस मरीज़ को याद नहीं दिलाया जा सका',
      text: 'इस मरीज़ को अपॉइंटमेंट की याद दिलाने वाला ईमेल नहीं पहुँच सका। कृपया मरीज़ को फ़ोन करें और उनका ईमेल पता जाँच लें।',
    },
    closedDay: {
      subject: (name: string, at: CivilTime) => `बंद दिन पर अपॉइंटमेंट: ${name}, ${when(at)}`,
      heading: 'यह अपॉइंटमेंट ऐसे दिन है, जब क्लिनिक बंद है',
      text: 'यह अपॉइंटमेंट पक्का है, लेकिन उस दिन क्लिनिक बंद है। मरीज़ को याद नहीं दिलाया गया है। कृपया दूसरा समय बताएँ, या मरीज़ को फ़ोन करें।',
    },
  },

  message: {
    subject: (name: string) => `${name} का संदेश`,
    subjects: { booking: booking.form, enquiry: 'विदेश से आने वाले मरीज़ की पूछताछ' },
    /** if the clinic has `promises.quoteHours` */
    quote: (hours: number) =>
      `आपकी साइट फ़ोटो या एक्स-रे मिलने के ${counts.withinHours(hours)} खर्च का अनुमान देने का वादा करती है।`,
    preview: (name: string) => `भेजने वाले: ${name}`,
    footnote: 'क्लिनिक की वेबसाइट के फ़ॉर्म से भेजा गया। इस ईमेल का जवाब सीधे भेजने वाले को जाता है।',
  },
};
