import type { AppointmentState, Role } from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

/** The predefined reasons for declining. */
const reasons = {
  asked: 'तुम्ही आम्हाला ती रद्द करायला सांगितले होते.',
  full: 'त्या दिवशी एकही वेळ मोकळी नाही.',
  dentist: 'हा उपचार करणारे डॉक्टर त्या दिवशी क्लिनिकमध्ये नाहीत.',
  closed: 'त्या वेळी क्लिनिक बंद असते.',
  call: 'वेळ ठरवण्याआधी आम्हाला तुमच्याशी बोलायचे आहे. कृपया आम्हाला फोन करा.',
};

/** Texts about appointments in e-mails, and on the pages that their links open. */
export const appointmentPages = {
  when,
  reasons,
  acts,

  email: {
    call: 'फोन करा',
    whatsapp: 'WhatsApp',
    /** the first sentence of the clinic's chat with a patient */
    chat: (clinic: string, { id, visitTime: at }: AppointmentState) =>
      `नमस्कार, हा मेसेज ${clinic} कडून आहे, ${when(at)} या वेळेसाठीच्या तुमच्या अपॉइंटमेंटच्या विनंतीबद्दल (${id})`,
    clinicButtonsTitle: 'रुग्णाला उत्तर द्या',
    clinicButtonsNote:
      'प्रत्येक बटण एक पान उघडते; काय होणार ते त्या पानावर दिसते. तिथले बटण दाबेपर्यंत काहीही पाठवले जात नाही. ही बटणे क्लिनिकच्या वतीने काम करतात: कृपया हा ईमेल पुढे पाठवू नका, आणि उत्तर देताना त्यातला मूळ मजकूर काढून टाका.',
    nextActsTitle: 'यानंतर तुम्ही काय करू शकता',
    patientButtonsNote: (hours: number) =>
      hours === 0
        ? 'ही बटणे भेट सुरू होईपर्यंत चालतात. प्रत्येक बटण आधी एक पान उघडते. ही बटणे तुमच्या वतीने काम करतात: कृपया हा ईमेल पुढे पाठवू नका.'
        : `ही बटणे भेटीच्या ${dates.hours(hours)} आधीपर्यंत चालतात. प्रत्येक बटण आधी एक पान उघडते. ही बटणे तुमच्या वतीने काम करतात: कृपया हा ईमेल पुढे पाठवू नका.`,
    /** @param canChange - whether the patient can also change the appointment, not only cancel it */
    changeDeadline: (hours: number, canChange: boolean) => {
      const can = canChange ? 'बदलू किंवा रद्द करू शकता' : 'रद्द करू शकता';
      return hours === 0
        ? `भेट सुरू होईपर्यंत तुम्ही अपॉइंटमेंट ${can}.`
        : `भेटीच्या ${dates.hours(hours)} आधीपर्यंत तुम्ही अपॉइंटमेंट ${can}; त्यानंतर कृपया फोन करा.`;
    },
    requestedTime: 'मागितलेली वेळ',
    offeredTimes: 'सुचवलेल्या वेळा',
    wishedTimes: 'चालतील अशा वेळा',
    reason: 'क्लिनिकने दिलेले कारण',
    phone: 'फोन',
    bookAnother: 'दुसरी अपॉइंटमेंट घ्या',
    preview: (mark: string, times: readonly CivilTime[]) => `${mark}: ${times.map(when).join('; ')}`,
    footnote: {
      clinic: 'क्लिनिकच्या वेबसाइटवरून पाठवले. या ईमेलला दिलेले उत्तर रुग्णाला जाते.',
      patient:
        'या ईमेलमधील लिंक तुमच्या वतीने काम करतात: कृपया हा ईमेल पुढे पाठवू नका. यातले काही तुम्ही केले नसेल, तर कृपया आम्हाला फोन करा.',
      ended: 'तुम्हाला याबद्दल काहीच माहीत नसेल, तर कृपया आम्हाला फोन करा.',
    } satisfies Record<Role | 'ended', string>,

    subject: (first: string) => `Re: ${first}`,
  },

  event: {
    patient: (clinic: string) => `${clinic} येथे अपॉइंटमेंट`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `${name} येथील तुमची अपॉइंटमेंट. विनंती ${id}. बदलण्यासाठी किंवा रद्द करण्यासाठी ईमेलमधील लिंक वापरा, किंवा ${phone} वर फोन करा.`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `विनंती ${id}. रुग्णाचा फोन: ${phone}.`,
    reminder: (clinic: string) => `उद्या ${clinic} येथे तुमची अपॉइंटमेंट आहे.`,
  },

  page: {
    actsFor: {
      clinic: 'हे पान क्लिनिकच्या वतीने काम करते.',
      patient: 'तुमची अपॉइंटमेंट',
    } satisfies Record<Role, string>,
    name: 'नाव',
    zone: (city: string) => `सर्व वेळा ${city} येथील वेळेप्रमाणे आहेत.`,
    times: {
      clinic: 'जास्तीत जास्त तीन वेळा',
      patient: 'तुम्हाला चालतील अशा वेळा, माहीत असल्यास (जास्तीत जास्त तीन)',
      nth: (number: number) => `वेळ ${number}`,
      day: 'दिवस',
      time: 'वेळ',
      noDay: 'दिवस निवडलेला नाही',
      noTime: 'वेळ निवडलेली नाही',
      more: 'आणखी वेळा',
      moreOrReason: 'आणखी वेळा, किंवा कारण',
    },
    reason: {
      legend: 'तुमचे कारण, जे रुग्ण वाचतील',
      none: 'कारण नाही',
      custom: 'किंवा तुमच्या शब्दांत',
      sentence: 'तुमचे कारण, एका वाक्यात, हवे असल्यास',
    },
    issues: {
      noTimes: 'कृपया किमान एक दिवस आणि वेळ निवडा.',
      incompleteTime: 'कृपया दिवस आणि वेळ दोन्ही निवडा.',
      duplicateTime: 'कृपया एकच वेळ दोनदा निवडू नका.',
      sameTime: (at: CivilTime) => `${when(at)} ही या अपॉइंटमेंटचीच वेळ आहे. कृपया दुसरी वेळ निवडा.`,
      notOffered: (at: CivilTime) => `${when(at)}: या वेळी क्लिनिक अपॉइंटमेंट घेत नाही. कृपया दुसरी वेळ निवडा.`,
      reasonTooLong: (most: number) => `कृपया कारण एकाच ओळीत, जास्तीत जास्त ${most} अक्षरांत लिहा.`,
      linkInReason: 'कृपया कारणात वेबसाइटचे किंवा ईमेलचे पत्ते लिहू नका.',
    },
    /** another act was done after the e-mail with this link was sent */
    superseded: {
      title: 'दरम्यान काही बदलले आहे',
      unchanged: 'आत्ता काहीही बदललेले नाही.',
      newest: 'आत्ता काहीही बदललेले नाही. या अपॉइंटमेंटच्या सर्वांत नव्या ईमेलमधील लिंक चालतात.',
    },
    doneDifferently: {
      title: 'आत्ता काहीही बदललेले नाही',
      text: 'हे बटण आधी वेगळ्या वेळांसह किंवा वेगळ्या कारणासह दाबले गेले आहे, आणि तेच झाले आहे. ते पाहण्यासाठी ईमेलमधील लिंक पुन्हा उघडा, किंवा फोन करा.',
    },
    pending: {
      title: 'कृपया एक मिनिट थांबा',
      text: 'या अपॉइंटमेंटमध्ये याच क्षणी कोणीतरी बदल करत आहे. तुम्ही दाबलेल्या बटणाने काहीही बदललेले नाही. कृपया एका मिनिटाने ईमेलमधील लिंक पुन्हा उघडा, किंवा फोन करा.',
    },
    full: {
      clinic: {
        title: 'ही वेळ भरली आहे',
        text: 'या वेळेच्या सर्व जागा भरल्या आहेत: इथे निश्चित झालेल्या, किंवा फोनवर दिलेल्या. कृपया दुसरी वेळ सुचवा, किंवा तरीही ही वेळ निश्चित करा.',
        allowFull: 'तरीही निश्चित करा',
      },
      patient: {
        title: 'ही वेळ आता मोकळी नाही',
        text: 'दरम्यान ही वेळ दुसऱ्या कोणाला तरी दिली गेली आहे. तुमच्या अपॉइंटमेंटमध्ये काहीही बदललेले नाही. पुढे काय करायचे ते कृपया खाली निवडा, किंवा आम्हाला फोन करा.',
      },
      offer: {
        notFilled: (times: readonly CivilTime[]) =>
          `आधीच भरलेली वेळ, म्हणून खाली भरलेली नाही: ${times.map(when).join('; ')}.`,
        issue: (times: readonly CivilTime[]) =>
          `आधीच भरलेली वेळ: ${times.map(when).join('; ')}. कृपया दुसरी वेळ निवडा, किंवा तरीही हीच वेळ सुचवा.`,
        allowFull: 'तरीही हीच वेळ सुचवा',
      },
    },
    past: {
      title: 'या अपॉइंटमेंटची वेळ होऊन गेली आहे',
      text: 'ही लिंक होऊन गेलेल्या अपॉइंटमेंटची होती. तुम्ही दुसरी अपॉइंटमेंट घेऊ शकता.',
    },
    tooClose: {
      title: 'कृपया आम्हाला फोन करा',
      text: (hours: number) =>
        `तुमच्या भेटीला ${spans.thanHours(hours)} कमी वेळ राहिला आहे, त्यामुळे इथे आता बदल करता येत नाही. कृपया आम्हाला फोन करा: आम्ही मार्ग काढू.`,
    },
    invalidLink: {
      title: 'ही लिंक चालत नाही',
      text: 'लिंक अपूर्ण पोहोचली असेल, किंवा खूप जुनी असेल. कृपया ईमेलमधून पुन्हा उघडा, किंवा आमच्याशी संपर्क करा.',
    },
    tooManyRequests: {
      title: 'एकाच वेळी खूप प्रयत्न झाले',
      text: (minutes: number) =>
        `काहीही बदललेले नाही. कृपया ${dates.minutes(minutes)} थांबा, मग ईमेलमधील लिंक पुन्हा उघडा, किंवा आम्हाला फोन करा.`,
    },
    unexpected: {
      title: 'काहीतरी चुकले',
      text: 'माफ करा. कृपया एका मिनिटाने ईमेलमधील लिंक पुन्हा उघडा, किंवा आम्हाला फोन करा.',
    },
    crossSite: {
      title: 'काहीही बदललेले नाही',
      text: 'हे बटण फक्त आमच्या स्वतःच्या पानावर चालते. कृपया ईमेलमधील लिंक पुन्हा उघडा.',
    },
    recordsUnavailable: {
      title: 'कृपया आम्हाला फोन करा',
      text: 'आमच्या ईमेलमधील बटणे सध्या चालत नाहीत. काहीही बदललेले नाही. कृपया आम्हाला फोन करा: आम्ही मार्ग काढू.',
    },
    deliveryUnknown: {
      title: 'ईमेल गेला की नाही हे माहीत नाही',
      text: 'तो अजून पाठवला जात आहे, किंवा पाठवताना संपर्क तुटला आहे. तो पाठवण्यासाठी बटण दाबा: तो दोनदा पोहोचला तरी तो एकच ईमेल आहे.',
    },
    incompleteForm: {
      title: 'काहीही बदललेले नाही',
      text: 'तुम्ही भरलेली माहिती पूर्ण पोहोचली नाही. कृपया ईमेलमधील लिंक पुन्हा उघडा.',
    },
    failed: {
      title: 'ईमेल पाठवता आला नाही',
      nothingChanged: 'काहीही बदललेले नाही. कृपया एका मिनिटाने बटण पुन्हा दाबा.',
      partly: {
        clinic: 'काम झाले आहे आणि रुग्णाला कळवले आहे. फक्त तुमची प्रत राहिली आहे: ती पाठवण्यासाठी बटण दाबा.',
        patient: 'काम झाले आहे आणि क्लिनिकला कळवले आहे. फक्त तुमची प्रत राहिली आहे: ती पाठवण्यासाठी बटण दाबा.',
      },
      resend: 'पुन्हा पाठवा',
    },
    orCall: {
      clinic: <N>(t: { phone: N }) => sentence`किंवा रुग्णाला फोन करा: ${t.phone}`,
      patient: <N>(t: { phone: N }) => sentence`किंवा क्लिनिकला फोन करा: ${t.phone}`,
    },
    book: 'अपॉइंटमेंट घ्या',
    reach: <N>(t: { phone: N; email: N }) =>
      sentence`काही विचारायचे आहे? ${t.phone} वर फोन करा किंवा ${t.email} वर लिहा.`,
  },
};
