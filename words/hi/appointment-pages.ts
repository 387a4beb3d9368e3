import type { AppointmentState, Role } from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

const reasons = {
  asked: 'आपने हमसे इसे रद्द करने को कहा था।',
  full: 'उस दिन कोई समय खाली नहीं है।',
  dentist: 'इस इलाज के डॉक्टर उस दिन क्लिनिक में नहीं हैं।',
  closed: 'उस समय क्लिनिक बंद है।',
  call: 'समय तय करने से पहले हम आपसे बात करना चाहते हैं। कृपया हमें फ़ोन करें।',
};

export const appointmentPages = {
  when,
  reasons,
  acts,

  email: {
    call: 'फ़ोन करें',
    whatsapp: 'WhatsApp',
    chat: (clinic: string, { id, visitTime: at }: AppointmentState) =>
      `नमस्ते, यह मैसेज ${clinic} से है, ${when(at)} के आपके अपॉइंटमेंट के अनुरोध (${id}) के बारे में।`,
    clinicButtonsTitle: 'मरीज़ को जवाब दें',
    clinicButtonsNote:
      'हर बटन एक पेज खोलता है, जो दिखाता है कि क्या होगा। वहाँ बटन दबाने से पहले कुछ नहीं भेजा जाता। ये बटन क्लिनिक की ओर से काम करते हैं: कृपया यह ईमेल आगे न भेजें, और जवाब देते समय इसका जो हिस्सा नीचे जुड़ जाता है, उसे हटा दें।',
    nextActsTitle: 'इसके बाद आप क्या कर सकते हैं',
    patientButtonsNote: (hours: number) =>
      hours === 0
        ? 'ये बटन अपॉइंटमेंट का समय शुरू होने तक काम करते हैं। हर बटन पहले एक पेज खोलता है। ये बटन आपकी ओर से काम करते हैं: कृपया यह ईमेल आगे न भेजें।'
        : `ये बटन अपॉइंटमेंट से ${dates.hours(hours)} पहले तक काम करते हैं। हर बटन पहले एक पेज खोलता है। ये बटन आपकी ओर से काम करते हैं: कृपया यह ईमेल आगे न भेजें।`,
    changeDeadline: (hours: number, canChange: boolean) => {
      const can = canChange ? 'बदल या रद्द कर' : 'रद्द कर';
      return hours === 0
        ? `आप अपॉइंटमेंट का समय शुरू होने तक इसे ${can} सकते हैं।`
        : `आप अपॉइंटमेंट से ${dates.hours(hours)} पहले तक इसे ${can} सकते हैं; उसके बाद कृपया फ़ोन करें।`;
    },
    requestedTime: 'माँगा गया समय',
    offeredTimes: 'बताए गए समय',
    wishedTimes: 'ये समय ठीक रहेंगे',
    reason: 'क्लिनिक का बताया कारण',
    phone: 'फ़ोन',
    bookAnother: 'दूसरा अपॉइंटमेंट लें',
    preview: (mark: string, times: readonly CivilTime[]) => `${mark}: ${times.map(when).join('; ')}`,
    footnote: {
      clinic: 'क्लिनिक की वेबसाइट से भेजा गया। इस ईमेल का जवाब सीधे मरीज़ को जाता है।',
      patient:
        'इस ईमेल के लिंक आपकी ओर से काम करते हैं: कृपया इसे आगे न भेजें। अगर इसमें से कुछ आपने नहीं किया, तो कृपया हमें फ़ोन करें।',
      ended: 'अगर आपको इसके बारे में कुछ पता नहीं है, तो कृपया हमें फ़ोन करें।',
    } satisfies Record<Role | 'ended', string>,

    subject: (first: string) => `Re: ${first}`,
  },

  event: {
    patient: (clinic: string) => `${clinic} में अपॉइंटमेंट`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `${name} में आपका अपॉइंटमेंट। अनुरोध ${id}। बदलने या रद्द करने के लिए ईमेल के लिंक इस्तेमाल करें, या ${phone} पर फ़ोन करें।`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `अनुरोध ${id}। मरीज़ का फ़ोन: ${phone}।`,
    reminder: (clinic: string) => `कल ${clinic} में आपका अपॉइंटमेंट है।`,
  },

  page: {
    actsFor: {
      clinic: 'यह पेज क्लिनिक की ओर से काम करता है।',
      patient: 'आपका अपॉइंटमेंट',
    } satisfies Record<Role, string>,
    name: 'नाम',
    zone: (city: string) => `सभी समय ${city} के समय के अनुसार हैं।`,
    times: {
      clinic: 'ज़्यादा से ज़्यादा तीन समय',
      patient: 'आपके लिए कौन-से समय ठीक रहेंगे, अगर पता हो (ज़्यादा से ज़्यादा तीन)',
      nth: (number: number) => `समय ${number}`,
      day: 'दिन',
      time: 'समय',
      noDay: 'कोई दिन नहीं',
      noTime: 'कोई समय नहीं',
      more: 'और समय',
      moreOrReason: 'और समय, या कारण',
    },
    reason: {
      legend: 'आपका कारण, जो मरीज़ पढ़ेंगे',
      none: 'कोई कारण नहीं',
      custom: 'या अपने शब्दों में',
      sentence: 'आपका कारण, एक वाक्य में, अगर चाहें',
    },
    issues: {
      noTimes: 'कृपया कम से कम एक दिन और समय चुनें।',
      incompleteTime: 'कृपया दिन और समय, दोनों चुनें।',
      duplicateTime: 'कृपया एक ही समय दो बार न चुनें।',
      sameTime: (at: CivilTime) => `${when(at)} तो इस अपॉइंटमेंट का अपना समय है। कृपया कोई दूसरा समय चुनें।`,
      notOffered: (at: CivilTime) =>
        `${dates.day(at.date)} को ${dates.slot(at.time)} क्लिनिक अपॉइंटमेंट नहीं लेता। कृपया कोई दूसरा समय चुनें।`,
      reasonTooLong: (most: number) => `कृपया कारण ज़्यादा से ज़्यादा ${most} अक्षरों में, एक ही लाइन में लिखें।`,
      linkInReason: 'कृपया कारण में किसी वेबपेज या ईमेल का पता न लिखें।',
    },
    superseded: {
      title: 'इस बीच कुछ बदल गया है',
      unchanged: 'अभी कुछ नहीं बदला गया है।',
      newest: 'अभी कुछ नहीं बदला गया है। जो लिंक काम करते हैं, वे इस अपॉइंटमेंट के सबसे नए ईमेल में हैं।',
    },
    doneDifferently: {
      title: 'अभी कुछ नहीं बदला गया है',
      text: 'दूसरे समय चुनकर या दूसरा कारण देकर यह बटन पहले ही दबाया जा चुका है, और वही हुआ है। उसे देखने के लिए ईमेल से लिंक दोबारा खोलें, या फ़ोन करें।',
    },
    pending: {
      title: 'कृपया एक मिनट रुकें',
      text: 'इस अपॉइंटमेंट में इसी समय कोई बदलाव कर रहा है। अभी आपने कुछ नहीं बदला है। कृपया एक मिनट बाद ईमेल से लिंक दोबारा खोलें, या फ़ोन करें।',
    },
    full: {
      clinic: {
        title: 'यह समय भर चुका है',
        text: 'इस समय की सारी जगहें भर चुकी हैं: यहाँ पक्की हुईं, या फ़ोन पर दी गईं। कृपया दूसरा समय बताएँ, या इसे फिर भी पक्का करें।',
        allowFull: 'फिर भी पक्का करें',
      },
      patient: {
        title: 'यह समय अब खाली नहीं है',
        text: 'इस बीच यह समय किसी और को दे दिया गया है। कुछ नहीं बदला गया है। कृपया नीचे से चुनें कि आगे क्या करना है, या हमें फ़ोन करें।',
      },
      offer: {
        notFilled: (times: readonly CivilTime[]) =>
          `भर चुका समय, इसलिए नीचे नहीं भरा गया: ${times.map(when).join('; ')}।`,
        issue: (times: readonly CivilTime[]) =>
          `भर चुका समय: ${times.map(when).join('; ')}। कृपया दूसरा समय चुनें, या फिर भी यही समय बताएँ।`,
        allowFull: 'फिर भी यही समय बताएँ',
      },
    },
    past: {
      title: 'इस अपॉइंटमेंट का समय बीत चुका है',
      text: 'यह लिंक एक बीते हुए अपॉइंटमेंट का था। आप चाहें तो दूसरा अपॉइंटमेंट ले सकते हैं।',
    },
    tooClose: {
      title: 'कृपया हमें फ़ोन करें',
      text: (hours: number) =>
        `आपके अपॉइंटमेंट में ${dates.hours(hours)} से कम समय बचा है, इसलिए इसे अब यहाँ से नहीं बदला जा सकता। कृपया हमें फ़ोन करें: हम कोई रास्ता निकालेंगे।`,
    },
    invalidLink: {
      title: 'यह लिंक काम नहीं करता',
      text: 'हो सकता है लिंक अधूरा पहुँचा हो, या बहुत पुराना हो। कृपया इसे ईमेल से फिर खोलें, या हमसे संपर्क करें।',
    },
    tooManyRequests: {
      title: 'एक साथ बहुत कोशिशें हुईं',
      text: (minutes: number) =>
        `कुछ नहीं बदला गया है। कृपया ${dates.minutes(minutes)} रुकें, फिर ईमेल से लिंक दोबारा खोलें, या हमें फ़ोन करें।`,
    },
    unexpected: {
      title: 'कुछ गड़बड़ हो गई है',
      text: 'माफ़ कीजिए। कृपया एक मिनट बाद ईमेल से लिंक दोबारा खोलें, या हमें फ़ोन करें।',
    },
    crossSite: {
      title: 'कुछ नहीं बदला गया है',
      text: 'यह बटन सिर्फ़ हमारे अपने पेज पर काम करता है। कृपया ईमेल से लिंक दोबारा खोलें।',
    },
    recordsUnavailable: {
      title: 'कृपया हमें फ़ोन करें',
      text: 'हमारे ईमेल के बटन इस समय काम नहीं कर रहे हैं। कुछ नहीं बदला गया है। कृपया हमें फ़ोन करें: हम कोई रास्ता निकालेंगे।',
    },
    deliveryUnknown: {
      title: 'पता नहीं कि ईमेल गया या नहीं',
      text: 'वह अभी भेजा जा रहा है, या भेजते समय संपर्क टूट गया है। उसे भेजने के लिए बटन दबाएँ: वह दो बार पहुँचे, तब भी वह वही एक ईमेल है।',
    },
    incompleteForm: {
      title: 'कुछ नहीं बदला गया है',
      text: 'आपने जो भरा, वह पूरा नहीं पहुँचा। कृपया ईमेल से लिंक दोबारा खोलें।',
    },
    failed: {
      title: 'ईमेल नहीं भेजा जा सका',
      nothingChanged: 'कुछ नहीं बदला गया है। कृपया एक मिनट बाद बटन फिर दबाएँ।',
      partly: {
        clinic: 'काम हो गया है और मरीज़ को बता दिया गया है। सिर्फ़ आपकी अपनी कॉपी नहीं गई: उसे भेजने के लिए बटन दबाएँ।',
        patient:
          'काम हो गया है और क्लिनिक को बता दिया गया है। सिर्फ़ आपकी अपनी कॉपी नहीं गई: उसे भेजने के लिए बटन दबाएँ।',
      },
      resend: 'फिर भेजें',
    },
    orCall: {
      clinic: <N>(t: { phone: N }) => sentence`या मरीज़ को फ़ोन करें: ${t.phone}`,
      patient: <N>(t: { phone: N }) => sentence`या क्लिनिक को फ़ोन करें: ${t.phone}`,
    },
    book: 'अपॉइंटमेंट लें',
    reach: <N>(t: { phone: N; email: N }) => sentence`कोई सवाल? ${t.phone} पर फ़ोन करें या ${t.email} पर लिखें।`,
  },
};
