import type { Act, AppointmentLife, Role } from '../../domain/appointment-life.ts';
import type { CivilTime } from '../../domain/civil-date.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

type Told = { mark: string; heading: string; text: string };

const reasons = {
  full: 'उस दिन कोई समय खाली नहीं है।',
  dentist: 'इस इलाज के डॉक्टर उस दिन नहीं हैं।',
  closed: 'उस समय क्लिनिक बंद है।',
  call: 'समय तय करने से पहले हम आपसे बात करना चाहते हैं। कृपया हमें फ़ोन करें।',
};

export const appointmentLife = {
  when,
  reasons,

  button: (act: Act, { booked, stage }: AppointmentLife, accepted?: CivilTime): string => {
    switch (act) {
      case 'confirm':
        if (stage === 'requested') return 'पक्का करें';
        return stage === 'cancelled' || stage === 'declined' ? 'फिर भी पक्का करें' : 'ऊपर का समय पक्का करें';
      case 'offer':
        return 'दूसरा समय बताएँ';
      case 'decline':
        return booked ? 'अपॉइंटमेंट रद्द करें' : 'मना करें';
      case 'accept':
        return accepted ? `${when(accepted)} स्वीकार करें` : 'स्वीकार करें';
      case 'none':
        return 'इनमें से कोई नहीं';
      case 'change':
        return 'बदलें';
      case 'cancel':
        return 'रद्द करें';
    }
  },

  email: {
    call: 'फ़ोन करें',
    whatsapp: 'WhatsApp',
    chat: (clinic: string, { id, at }: AppointmentLife) =>
      `नमस्ते, हम ${clinic} से हैं। यह आपके ${when(at)} के अपॉइंटमेंट के अनुरोध ${id} के बारे में है।`,
    answer: 'मरीज़ को जवाब दें',
    answerHow:
      'हर बटन एक पेज खोलता है, जो दिखाता है कि क्या होगा। वहाँ बटन दबाने से पहले कुछ नहीं भेजा जाता। ये बटन क्लिनिक की ओर से काम करते हैं: कृपया यह ई-मेल आगे न भेजें, और जवाब देते समय नीचे जुड़ी इसकी नकल हटा दें।',
    afterwards: 'इसके बाद आप क्या कर सकते हैं',
    changeHow: (hours: number) =>
      hours === 0
        ? 'या इन बटनों से, अपॉइंटमेंट का समय शुरू होने तक। हर बटन पहले एक पेज खोलता है; वहाँ बटन दबाने से पहले कुछ नहीं बदलता। ये बटन आपकी ओर से काम करते हैं: कृपया यह ई-मेल आगे न भेजें।'
        : `या इन बटनों से, अपॉइंटमेंट से ${dates.hours(hours)} पहले तक। हर बटन पहले एक पेज खोलता है; वहाँ बटन दबाने से पहले कुछ नहीं बदलता। ये बटन आपकी ओर से काम करते हैं: कृपया यह ई-मेल आगे न भेजें।`,
    until: (hours: number, change: boolean) => {
      const can = change ? 'बदल या रद्द कर' : 'रद्द कर';
      return hours === 0
        ? `आप अपॉइंटमेंट का समय शुरू होने तक इसे ${can} सकते हैं।`
        : `आप अपॉइंटमेंट से ${dates.hours(hours)} पहले तक इसे ${can} सकते हैं; उसके बाद कृपया फ़ोन करें।`;
    },
    asked: 'माँगा गया समय',
    offered: 'बताए गए समय',
    wished: 'ठीक रहेगा',
    reason: 'क्लिनिक का कारण',
    phone: 'फ़ोन',
    bookAnew: 'दूसरा अपॉइंटमेंट लें',
    preview: (told: string, at: CivilTime) => `${told}: ${when(at)}`,
    footnote: {
      clinic: 'क्लिनिक की वेबसाइट से भेजा गया। इस ई-मेल का जवाब सीधे मरीज़ को जाता है।',
      patient:
        'इस ई-मेल के लिंक आपकी ओर से काम करते हैं: कृपया इसे आगे न भेजें। अगर इसमें से कुछ आपने नहीं किया, तो कृपया हमें फ़ोन करें।',
      over: 'अगर आपको इसके बारे में कुछ पता नहीं है, तो कृपया हमें फ़ोन करें।',
    } satisfies Record<Role | 'over', string>,

    subject: {
      clinic: (first: string) => `Re: ${first}`,
      patient: (act: Act, before: AppointmentLife, after: AppointmentLife, clinic: string): string => {
        switch (act) {
          case 'confirm':
          case 'accept':
            return `पक्का हुआ: ${clinic} में आपका अपॉइंटमेंट, ${when(after.at)}`;
          case 'offer':
            return `${clinic} में आपके अपॉइंटमेंट के लिए दूसरे समय (${after.id})`;
          case 'decline':
            return before.booked
              ? `रद्द: ${clinic} में आपका अपॉइंटमेंट, ${when(after.at)}`
              : `${clinic} में ${when(after.at)} के अपॉइंटमेंट का अनुरोध: हम इसे पक्का नहीं कर सकते`;
          case 'none':
          case 'change':
            return `${clinic} में दूसरे समय के लिए आपका अनुरोध (${after.id})`;
          case 'cancel':
            return `रद्द: ${clinic} में आपका अपॉइंटमेंट, ${when(after.at)}`;
        }
      },
    },

    patient: (act: Act, before: AppointmentLife, answerHours: number): Told => {
      switch (act) {
        case 'confirm':
        case 'accept':
          return {
            mark: 'अपॉइंटमेंट पक्का हुआ',
            heading: 'हमें आपका इंतज़ार रहेगा',
            text:
              act === 'accept' && before.booked
                ? 'आपका अपॉइंटमेंट अब नीचे लिखे समय पर है। इस ई-मेल का निमंत्रण उसे आपके कैलेंडर में भी बदल देता है।'
                : before.booked
                  ? 'आपका अपॉइंटमेंट पहले जैसा ही है, नीचे लिखे समय पर। इस ई-मेल का निमंत्रण आपके कैलेंडर को भी यही बताता है।'
                  : 'आपका अपॉइंटमेंट पक्का हो गया है। इस ई-मेल का निमंत्रण उसे आपके कैलेंडर में डालता है, और एक दिन पहले याद भी दिलाता है, अगर आपका कैलेंडर यह सुविधा देता हो।',
          };
        case 'offer':
          return {
            mark: 'दूसरे समय',
            heading: 'क्या इनमें से कोई समय ठीक रहेगा?',
            text: before.booked
              ? 'हम आपको नीचे लिखे समय दे सकते हैं। जब तक आप इनमें से एक स्वीकार नहीं करते, आपका अपॉइंटमेंट पहले जैसा ही रहेगा।'
              : 'आपने जो समय माँगा था, उसकी जगह हम नीचे लिखे समय दे सकते हैं। जब तक आप इनमें से एक स्वीकार नहीं करते, कुछ भी तय नहीं है।',
          };
        case 'decline':
          return before.booked
            ? {
                mark: 'अपॉइंटमेंट रद्द',
                heading: 'हमें आपका अपॉइंटमेंट रद्द करना पड़ रहा है',
                text: 'हमें खेद है: नीचे लिखा अपॉइंटमेंट नहीं हो सकेगा। इस ई-मेल का निमंत्रण उसे आपके कैलेंडर से हटा देता है।',
              }
            : {
                mark: 'अपॉइंटमेंट पक्का नहीं हुआ',
                heading: 'इस समय हम आपसे नहीं मिल सकते',
                text: 'हमें खेद है: आपने जो अपॉइंटमेंट माँगा था, उसे हम पक्का नहीं कर सकते। अगर आपने यह अनुरोध अपने कैलेंडर में डाला हो, तो कृपया वहाँ से हटा दें।',
              };
        case 'none':
        case 'change':
          return {
            mark: 'दूसरा समय माँगा गया',
            heading: 'दूसरे समय के लिए आपका अनुरोध मिल गया है',
            text: before.booked
              ? `हम ${dates.hours(answerHours)} के भीतर आपको दूसरे समय बताते हैं, या फ़ोन करते हैं। तब तक आपका अपॉइंटमेंट पहले जैसा ही रहेगा।`
              : `हम ${dates.hours(answerHours)} के भीतर आपको दूसरे समय बताते हैं, या फ़ोन करते हैं।`,
          };
        case 'cancel':
          return {
            mark: 'अपॉइंटमेंट रद्द',
            heading: 'आपका अपॉइंटमेंट रद्द हो गया है',
            text: before.booked
              ? 'आपके कहने पर नीचे लिखा अपॉइंटमेंट रद्द कर दिया गया है। इस ई-मेल का निमंत्रण उसे आपके कैलेंडर से हटा देता है।'
              : 'आपके कहने पर नीचे लिखे अपॉइंटमेंट का अनुरोध रद्द कर दिया गया है। अगर आपने उसे अपने कैलेंडर में डाला हो, तो कृपया वहाँ से हटा दें।',
          };
      }
    },

    clinic: (act: Act, before: AppointmentLife): Omit<Told, 'heading'> => {
      switch (act) {
        case 'confirm':
          return {
            mark: 'क्लिनिक ने पक्का किया',
            text: before.booked
              ? 'मरीज़ को बता दिया गया है। अपॉइंटमेंट पहले जैसा ही है; साथ की फ़ाइल में वही अपॉइंटमेंट है।'
              : 'मरीज़ को बता दिया गया है। साथ की फ़ाइल अपॉइंटमेंट को आपके कैलेंडर में डालती है।',
          };
        case 'offer':
          return {
            mark: 'क्लिनिक ने दूसरे समय बताए',
            text: before.booked
              ? 'मरीज़ को बता दिया गया है। जब तक कोई एक समय स्वीकार न हो, अपॉइंटमेंट पहले जैसा ही रहेगा।'
              : 'मरीज़ को बता दिया गया है, और वे इनमें से एक समय स्वीकार कर सकते हैं।',
          };
        case 'decline':
          return {
            mark: before.booked ? 'क्लिनिक ने रद्द किया' : 'क्लिनिक ने मना किया',
            text: before.booked
              ? 'मरीज़ को बता दिया गया है। साथ की फ़ाइल अपॉइंटमेंट को आपके कैलेंडर से हटाती है।'
              : 'मरीज़ को बता दिया गया है, और यह भी कि नया अपॉइंटमेंट कैसे लें।',
          };
        case 'accept':
          return {
            mark: 'मरीज़ ने समय स्वीकार किया',
            text: before.booked
              ? 'अपॉइंटमेंट अब इस समय पर है। साथ की फ़ाइल उसे आपके कैलेंडर में बदल देती है।'
              : 'अपॉइंटमेंट इस समय के लिए पक्का है। साथ की फ़ाइल उसे आपके कैलेंडर में डालती है।',
          };
        case 'none':
          return {
            mark: 'मरीज़ को कोई भी समय ठीक नहीं लगा',
            text: before.booked
              ? 'कृपया दूसरे समय बताएँ, या फ़ोन करें। तब तक अपॉइंटमेंट पहले जैसा ही रहेगा।'
              : 'कृपया दूसरे समय बताएँ, या फ़ोन करें।',
          };
        case 'change':
          return {
            mark: 'मरीज़ ने दूसरा समय माँगा',
            text: before.booked
              ? 'कृपया दूसरे समय बताएँ, या फ़ोन करें। तब तक अपॉइंटमेंट पहले जैसा ही रहेगा।'
              : 'कृपया दूसरे समय बताएँ, या फ़ोन करें।',
          };
        case 'cancel':
          return {
            mark: 'मरीज़ ने रद्द किया',
            text: before.booked
              ? 'साथ की फ़ाइल अपॉइंटमेंट को आपके कैलेंडर से हटाती है।'
              : 'मरीज़ ने अनुरोध वापस ले लिया है। अब कुछ नहीं करना है।',
          };
      }
    },
  },

  event: {
    patient: (clinic: string) => `${clinic} में अपॉइंटमेंट`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `${name} में आपका अपॉइंटमेंट। अनुरोध ${id}। बदलने या रद्द करने के लिए ई-मेल के लिंक इस्तेमाल करें, या ${phone} पर फ़ोन करें।`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `अनुरोध ${id}। मरीज़ का फ़ोन: ${phone}।`,
    reminder: (clinic: string) => `कल ${clinic} में आपका अपॉइंटमेंट है।`,
  },

  page: {
    whose: {
      clinic: 'यह पेज क्लिनिक की ओर से काम करता है।',
      patient: 'यह पेज मरीज़ की ओर से काम करता है।',
    } satisfies Record<Role, string>,
    name: 'नाम',
    zone: (city: string) => `सभी समय ${city} के समय के अनुसार हैं।`,
    title: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'यह अपॉइंटमेंट पक्का करें?';
        case 'offer':
          return 'दूसरा समय बताएँ';
        case 'decline':
          return booked ? 'यह अपॉइंटमेंट रद्द करें?' : 'इस अनुरोध को मना करें?';
        case 'accept':
          return 'यह समय स्वीकार करें?';
        case 'none':
          return 'इनमें से कोई समय नहीं?';
        case 'change':
          return 'दूसरा समय माँगें';
        case 'cancel':
          return 'यह अपॉइंटमेंट रद्द करें?';
      }
    },
    will: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'मरीज़ को ई-मेल जाएगा कि अपॉइंटमेंट पक्का है, और कैलेंडर के लिए फ़ाइल भी। एक प्रति आपको मिलेगी।';
        case 'offer':
          return 'मरीज़ को ये समय ई-मेल से जाएँगे और वे एक स्वीकार कर सकते हैं। एक प्रति आपको मिलेगी।';
        case 'decline':
          return booked
            ? 'मरीज़ को ई-मेल जाएगा कि अपॉइंटमेंट रद्द है, आपका कारण भी, और यह भी कि नया अपॉइंटमेंट कैसे लें। एक प्रति आपको मिलेगी।'
            : 'मरीज़ को ई-मेल जाएगा कि आप अपॉइंटमेंट पक्का नहीं कर सकते, आपका कारण भी, और यह भी कि नया अपॉइंटमेंट कैसे लें। एक प्रति आपको मिलेगी।';
        case 'accept':
          return 'अपॉइंटमेंट इस समय के लिए पक्का हो जाएगा। आपको कैलेंडर की फ़ाइल के साथ ई-मेल मिलेगा, और क्लिनिक को बता दिया जाएगा।';
        case 'none':
          return 'क्लिनिक को बताया जाएगा कि कोई भी समय आपको ठीक नहीं लगा। क्लिनिक दूसरे समय बताएगा या आपको फ़ोन करेगा।';
        case 'change':
          return booked
            ? 'क्लिनिक को बताया जाएगा। क्लिनिक आपको दूसरे समय बताएगा या फ़ोन करेगा। तब तक आपका अपॉइंटमेंट पहले जैसा ही रहेगा।'
            : 'क्लिनिक को बताया जाएगा। क्लिनिक आपको दूसरे समय बताएगा या फ़ोन करेगा।';
        case 'cancel':
          return 'क्लिनिक को बताया जाएगा कि आप नहीं आएँगे। आपको इसका ई-मेल मिलेगा। आप कभी भी दूसरा अपॉइंटमेंट ले सकते हैं।';
      }
    },
    send: (act: Act, life: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'हाँ, पक्का करें';
        case 'offer':
          return 'ये समय बताएँ';
        case 'decline':
          return life.booked ? 'हाँ, रद्द करें' : 'हाँ, मना करें';
        case 'accept':
          return 'हाँ, स्वीकार है';
        case 'none':
          return 'मुझे कोई ठीक नहीं लगा';
        case 'change':
          return 'दूसरा समय माँगें';
        case 'cancel':
          return 'हाँ, रद्द करें';
      }
    },
    times: {
      offer: 'ज़्यादा से ज़्यादा तीन समय',
      wish: 'आपके लिए कौन-से समय ठीक रहेंगे, अगर पता हो (ज़्यादा से ज़्यादा तीन)',
      nth: (number: number) => `समय ${number}`,
      day: 'दिन',
      time: 'समय',
      noDay: 'कोई दिन नहीं',
      noTime: 'कोई समय नहीं',
    },
    reason: {
      legend: 'आपका कारण, जो मरीज़ पढ़ेंगे',
      none: 'कोई कारण नहीं',
      own: 'या अपने शब्दों में',
    },
    faults: {
      noTimes: 'कृपया कम से कम एक दिन और समय चुनें।',
      half: 'कृपया दिन और समय, दोनों चुनें।',
      twice: 'कृपया हर समय एक ही बार चुनें।',
      notFree: (at: CivilTime) =>
        `${dates.day(at.date)} को ${dates.slot(at.time)} क्लिनिक अपॉइंटमेंट नहीं लेता। कृपया कोई दूसरा समय चुनें।`,
      longReason: (most: number) => `कृपया कारण ज़्यादा से ज़्यादा ${most} अक्षरों में, एक ही पंक्ति में लिखें।`,
      linkInReason: 'कृपया कारण में किसी वेबपेज या ई-मेल का पता न लिखें।',
    },
    done: (act: Act, { booked }: AppointmentLife): { title: string; text: string } => {
      switch (act) {
        case 'confirm':
          return { title: 'अपॉइंटमेंट पक्का हो गया है', text: 'मरीज़ को ई-मेल से बता दिया गया है।' };
        case 'offer':
          return { title: 'समय बता दिए गए हैं', text: 'मरीज़ को ई-मेल से बता दिया गया है।' };
        case 'decline':
          return {
            title: booked ? 'अपॉइंटमेंट रद्द हो गया है' : 'अनुरोध को मना कर दिया गया है',
            text: 'मरीज़ को ई-मेल से बता दिया गया है।',
          };
        case 'accept':
          return {
            title: 'आपका अपॉइंटमेंट पक्का हो गया है',
            text: 'हमें आपका इंतज़ार रहेगा। आपके कैलेंडर की फ़ाइल उस ई-मेल में है जो हमने आपको भेजा है।',
          };
        case 'none':
        case 'change':
          return {
            title: 'क्लिनिक को पता है कि आपको दूसरा समय चाहिए',
            text: 'हम आपको ई-मेल या फ़ोन से बताएँगे।',
          };
        case 'cancel':
          return {
            title: 'आपका अपॉइंटमेंट रद्द हो गया है',
            text: 'क्लिनिक को बता दिया गया है। हमें बताने के लिए धन्यवाद।',
          };
      }
    },
    since: {
      title: 'इस बीच कुछ बदल गया है',
      text: (act: Act, when: string, isPatient: boolean): string => {
        const after = `${when}, यह ई-मेल भेजे जाने के बाद,`;
        switch (act) {
          case 'confirm':
            return isPatient ? `${after} हमने अपॉइंटमेंट पक्का किया।` : `${after} क्लिनिक ने अपॉइंटमेंट पक्का किया।`;
          case 'offer':
            return isPatient ? `${after} हमने दूसरे समय बताए।` : `${after} क्लिनिक ने दूसरे समय बताए।`;
          case 'decline':
            return isPatient
              ? `${after} हमने अपॉइंटमेंट के लिए मना किया या उसे रद्द किया।`
              : `${after} क्लिनिक ने अपॉइंटमेंट के लिए मना किया या उसे रद्द किया।`;
          case 'accept':
            return isPatient ? `${after} आपने एक समय स्वीकार किया।` : `${after} मरीज़ ने एक समय स्वीकार किया।`;
          case 'none':
            return isPatient
              ? `${after} आपने बताया कि कोई भी समय ठीक नहीं है।`
              : `${after} मरीज़ ने बताया कि कोई भी समय ठीक नहीं है।`;
          case 'change':
            return isPatient ? `${after} आपने दूसरा समय माँगा।` : `${after} मरीज़ ने दूसरा समय माँगा।`;
          case 'cancel':
            return isPatient ? `${after} आपने अपॉइंटमेंट रद्द किया।` : `${after} मरीज़ ने अपॉइंटमेंट रद्द किया।`;
        }
      },
      newest: 'अभी कुछ नहीं बदला गया है। जो लिंक काम करते हैं, वे इस अपॉइंटमेंट के सबसे नए ई-मेल में हैं।',
    },
    over: {
      title: 'इस अपॉइंटमेंट का समय बीत चुका है',
      text: 'यह लिंक एक बीते हुए अपॉइंटमेंट का था। आप चाहें तो दूसरा अपॉइंटमेंट ले सकते हैं।',
    },
    near: {
      title: 'कृपया हमें फ़ोन करें',
      text: (hours: number) =>
        `आपके अपॉइंटमेंट में ${dates.hours(hours)} से कम समय बचा है, इसलिए इसे अब यहाँ से नहीं बदला जा सकता। कृपया हमें फ़ोन करें: हम कोई रास्ता निकालेंगे।`,
    },
    broken: {
      title: 'यह लिंक काम नहीं करता',
      text: 'हो सकता है यह रास्ते में कट गया हो, या बहुत पुराना हो। कृपया इसे ई-मेल से फिर खोलें, या हमसे संपर्क करें।',
    },
    tooMany: {
      title: 'एक साथ बहुत कोशिशें हुईं',
      text: 'कुछ नहीं बदला गया है। कृपया कुछ मिनट रुकें, फिर ई-मेल से लिंक दोबारा खोलें, या हमें फ़ोन करें।',
    },
    unexpected: {
      title: 'कुछ गड़बड़ हो गई है',
      text: 'हमें खेद है। कृपया एक मिनट बाद ई-मेल से लिंक दोबारा खोलें, या हमें फ़ोन करें।',
    },
    foreign: {
      title: 'कुछ नहीं बदला गया है',
      text: 'यह बटन सिर्फ़ हमारे अपने पेज पर काम करता है। कृपया ई-मेल से लिंक दोबारा खोलें।',
    },
    failed: {
      title: 'ई-मेल नहीं भेजा जा सका',
      nothing: 'कुछ नहीं बदला गया है। कृपया एक मिनट बाद बटन फिर दबाएँ, या फ़ोन करें।',
      partly: 'काम हो गया है और दूसरे पक्ष को बता दिया गया है। सिर्फ़ आपकी अपनी प्रति नहीं गई: उसे भेजने के लिए बटन दबाएँ।',
      again: 'फिर भेजें',
    },
    book: 'अपॉइंटमेंट लें',
    reach: <N>(t: { phone: N; email: N }): (string | N)[] => [
      'कोई सवाल? ',
      t.phone,
      ' पर फ़ोन करें या ',
      t.email,
      ' पर लिखें।',
    ],
  },
};
