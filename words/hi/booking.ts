import type { AnswerPromise, AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { counts } from './counts.ts';
import type { AppointmentField, RequestIssueTexts } from '../../domain/forms/appointment-request.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { BookingRules } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

const REQUEST_SENT = 'अपॉइंटमेंट का अनुरोध मिल गया! 🎉';
const requestFor = (date: CivilDate, time: TimeOfDay) =>
  `आपने ${dates.day(date)} को ${dates.slot(time)} के अपॉइंटमेंट का अनुरोध किया है। थोड़ी देर में आपको एक ईमेल मिलेगा; हमारी पुष्टि के बाद ही अपॉइंटमेंट पक्का होता है।`;

export const booking = {
  title: 'अपॉइंटमेंट लें',

  reason: (of: string) => `किसलिए: ${of}`,
  visitTo: (doctor: string) => `${doctor} से मिलना`,
  /** about the doctor whom the visitor wants to see; also sent to the clinic, except `stillAsk` */
  doctor: {
    notOn: (doctor: string, date: CivilDate) => `${dates.day(date)} को ${doctor} क्लिनिक में उपलब्ध नहीं हैं।`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (doctor: string, date: CivilDate, times: string) =>
      `${dates.day(date)} को ${doctor} केवल ${times} तक उपलब्ध हैं।`,
    stillAsk: 'फिर भी आप अनुरोध भेज सकते हैं। तब हम आपको दूसरे डॉक्टर या दूसरा समय बताएँगे।',
  },
  /** the same about the doctors of a service; also sent to the clinic */
  service: {
    notOn: (service: string, date: CivilDate) =>
      `${service}: ${dates.day(date)} को यह इलाज करने वाले कोई डॉक्टर क्लिनिक में उपलब्ध नहीं हैं।`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (service: string, date: CivilDate, times: string) =>
      `${service}: ${dates.day(date)} को यह इलाज करने वाले डॉक्टर केवल ${times} तक उपलब्ध हैं।`,
  },

  form: 'अपॉइंटमेंट का अनुरोध',
  labels: {
    name: 'पूरा नाम',
    email: 'ईमेल पता',
    phone: 'फ़ोन नंबर',
    date: 'अपॉइंटमेंट की तारीख',
    time: 'अपॉइंटमेंट का समय',
    notes: 'और कोई बात / तकलीफ़',
    reminder: 'मुझे ईमेल से याद दिलाएँ',
    earlier: 'पहले का कोई समय खाली हो, तो मुझे बताएँ',
  } satisfies Record<AppointmentField, string>,
  issues: ({ windowMonths, noticeHours }: BookingRules) =>
    ({
      name: { 'too-short': 'नाम में कम से कम 2 अक्षर लिखें।' },
      email: { invalid: 'कृपया सही ईमेल पता लिखें।' },
      phone: { 'too-short': 'कृपया सही फ़ोन नंबर लिखें।' },
      date: {
        missing: 'कृपया अपॉइंटमेंट की तारीख चुनें।',
        invalid: 'यह तारीख समझ में नहीं आई। कृपया दिन, महीना और साल लिखें।',
        past: 'यह तारीख बीत चुकी है। कृपया आज की या आगे की तारीख चुनें।',
        'too-soon': `कृपया बाद का कोई दिन चुनें: अपॉइंटमेंट कम से कम ${dates.hours(noticeHours)} पहले लेना होता है।`,
        'too-far': `अपॉइंटमेंट अगले ${dates.months(windowMonths)} तक का ही लिया जा सकता है।`,
      },
      time: { missing: 'कृपया अपॉइंटमेंट का समय चुनें।' },
    }) satisfies RequestIssueTexts,
  nameHint: 'बच्चे के लिए: यहाँ अपना नाम लिखें।',
  notesHint: 'बच्चे के लिए: उसका नाम और उम्र लिखें।',
  reminderHint: (hours: number) =>
    `मिलने के समय से लगभग ${dates.hours(hours)} पहले एक ईमेल, और कुछ नहीं। जब तक वह भेजा नहीं जाता, हमारा मेल प्रोग्राम आपका अपॉइंटमेंट एन्क्रिप्ट करके रखता है।`,
  reminderTooLate: 'इस समय के लिए याद दिलाने का ईमेल भेजने का वक्त निकल चुका है।',
  earlierHint:
    'दिन में ज़्यादा से ज़्यादा एक संदेश। जब तक आप पहले का समय न लें, आपका अपॉइंटमेंट बना रहेगा। मिलने के समय तक हमारा मेल प्रोग्राम आपका अपॉइंटमेंट एन्क्रिप्ट करके रखता है।',
  dateHint: 'दिन चुनें, या दिन, महीना, साल लिखें',
  noDate: 'पहले तारीख चुनें',
  closed: 'इस दिन क्लिनिक बंद है',
  chooseTime: 'समय चुनें',
  slotGroups: { morning: 'सुबह', midday: 'दोपहर', afternoon: 'दोपहर बाद', evening: 'शाम' },
  soon: <N>(answer: AnswerPromise, t: { phone: N }) =>
    answer.isOpenOnly
      ? sentence`हम ${counts.withinOpenHours(answer.hours)} जवाब देते हैं, और यह समय उससे पहले आ सकता है। पक्का करने के लिए फ़ोन करें: ${t.phone}`
      : sentence`इस समय तक ${dates.hours(answer.hours)} से भी कम बचे हैं, और हमारे जवाब में इतना समय लग सकता है। पक्का करने के लिए फ़ोन करें: ${t.phone}`,
  submit: 'अनुरोध भेजें',
  submitting: 'आपका अनुरोध भेजा जा रहा है...',
  urgent: <N>(t: { phone: N }) => sentence`तुरंत ज़रूरत हो तो फ़ोन करें: ${t.phone}`,

  calendar: {
    open: 'कैलेंडर खोलें',
    title: 'अपॉइंटमेंट की तारीख चुनें',
    previous: 'पिछला महीना',
    next: 'अगला महीना',
    type: 'तारीख लिखकर भरें',
    close: 'बंद करें',
    day: (date: CivilDate, is: { today?: boolean; selected?: boolean; closed?: boolean }) =>
      [dates.day(date), is.today && 'आज', is.selected && 'चुना हुआ', is.closed && 'क्लिनिक बंद']
        .filter(Boolean)
        .join(', '),
  },

  failed: 'अनुरोध नहीं भेजा जा सका',
  failures: {
    nothingSent: 'आपका अनुरोध नहीं भेजा जा सका। कृपया फिर कोशिश करें या सीधे हमसे संपर्क करें।',
    patientNotTold:
      'आपका अनुरोध हम तक पहुँच गया है, पर आपको ईमेल नहीं भेजा जा सका। कृपया हमसे संपर्क करके अपने अपॉइंटमेंट के बारे में पूछ लें।',
    other: 'आपका अनुरोध भेजने में गड़बड़ हुई। कृपया फिर कोशिश करें या सीधे हमसे संपर्क करें।',
  },
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट से जुड़ें और बटन फिर दबाएँ।',
  nothingLost: 'आपने जो लिखा है, वह सुरक्षित है। आप सीधे हमसे भी संपर्क कर सकते हैं:',
  sent: REQUEST_SENT,
  sentFor: requestFor,
  booked: REQUEST_SENT,
  bookedFor: requestFor,

  event: {
    summary: (clinic: string) => `डेंटल अपॉइंटमेंट: ${clinic} (अनुरोध भेजा है)`,
    description: (id: string, answer: AnswerTime, clinic: { phone: string; email: string }) =>
      `अनुरोध ${id}। क्लिनिक ${answerIn(answer)} इसे पक्का करेगा।\nबदलने या रद्द करने के लिए: ${clinic.phone}, ${clinic.email}`,
  },

  notice: {
    inShort: 'आप यहाँ जो लिखते हैं, उसका इस्तेमाल हम सिर्फ़ यह अपॉइंटमेंट तय करने के लिए करते हैं।',
    fields: {
      name: { what: 'आपका नाम', why: 'ताकि हमें पता हो कि कौन आ रहा है' },
      email: { what: 'आपका ईमेल पता', why: 'ताकि पक्का होने पर हम आपको लिख सकें' },
      phone: { what: 'आपका फ़ोन नंबर', why: 'ताकि हम इस अपॉइंटमेंट के बारे में फ़ोन कर सकें' },
      date: { what: 'दिन और समय', why: 'ताकि हम डायरी में आपके लिए जगह निकालें' },
      notes: { what: 'तकलीफ़ के बारे में आप जो लिखें, अगर लिखें', why: 'ताकि डॉक्टर तैयारी कर सकें' },
    } satisfies Record<
      Exclude<AppointmentField, 'time' | 'reminder' | 'earlier'>,
      { what: string; why: string }
    >,
    reminder: {
      what: 'याद दिलाने की आपकी इच्छा, अगर आप निशान लगाएँ',
      why: 'ताकि हम आने से पहले आपको एक ईमेल भेज सकें',
    },
    earlier: {
      what: 'पहले का समय जानने की आपकी इच्छा, अगर आप निशान लगाएँ',
      why: 'ताकि हम आपको खाली हुए समय बता सकें',
    },
    handledWith: {
      dayList:
        'हमारी ओर से: हमारा अपना मेल प्रोग्राम, जो इसे आगे भेज देता है, और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। यह प्रोग्राम हमारी दिन की सूची के लिए आपका अपॉइंटमेंट और आपने जो लिखा वह भी रखता है, ऐसे एन्क्रिप्ट करके कि सिर्फ़ वही उसे पढ़ सके। अपॉइंटमेंट के एक दिन बाद, या उसके रद्द या अस्वीकार होने पर, यह मिटा दिया जाता है। आपकी जानकारी हम किसी को नहीं बेचते।',
      reminders:
        'हमारी ओर से: हमारा अपना मेल प्रोग्राम, जो इसे आगे भेज देता है, और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। अगर आपने याद दिलाने को कहा है, तो याद दिलाने वाला ईमेल जाने तक यह प्रोग्राम आपका अपॉइंटमेंट भी रखता है, ऐसे एन्क्रिप्ट करके कि सिर्फ़ वही उसे पढ़ सके। आपकी जानकारी हम किसी को नहीं बेचते।',
      earlier:
        'हमारी ओर से: हमारा अपना मेल प्रोग्राम, जो इसे आगे भेज देता है, और वह कंपनी जो हमारा मेलबॉक्स सँभालती है। अगर आप फ़ॉर्म की किसी इच्छा पर निशान लगाएँ, तो यह प्रोग्राम अपॉइंटमेंट के एक दिन बाद तक आपका अपॉइंटमेंट भी रखता है, ऐसे एन्क्रिप्ट करके कि सिर्फ़ वही उसे पढ़ सके। आपकी जानकारी हम किसी को नहीं बेचते।',
    },
    purpose: 'आपका अपॉइंटमेंट तय करने, पक्का करने और उसकी तैयारी के लिए, और किसी काम के लिए नहीं',
  },
};
