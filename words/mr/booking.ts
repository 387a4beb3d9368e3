import type { AnswerPromise, AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { counts } from './counts.ts';
import type { AppointmentField, RequestIssueTexts } from '../../domain/forms/appointment-request.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { BookingRules } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const REQUEST_SENT = 'अपॉइंटमेंटची विनंती पाठवली! 🎉';
const requestFor = (date: CivilDate, time: TimeOfDay) =>
  `तुम्ही ${dates.day(date)} रोजी ${dates.slot(time)} वाजताची अपॉइंटमेंट मागितली आहे. लवकरच तुम्हाला ईमेल येईल; आम्ही होकार दिल्यावरच अपॉइंटमेंट निश्चित होते.`;

export const booking = {
  title: 'अपॉइंटमेंट घ्या',

  reason: (of: string) => `कशासाठी: ${of}`,
  visitTo: (doctor: string) => `${doctor} यांची भेट`,
  /** about the doctor whom the visitor wants to see; also sent to the clinic, except `stillAsk` */
  doctor: {
    notOn: (doctor: string, date: CivilDate) => `${dates.day(date)} रोजी ${doctor} क्लिनिकमध्ये उपलब्ध नाहीत.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (doctor: string, date: CivilDate, times: string) =>
      `${dates.day(date)} रोजी ${doctor} फक्त ${times} या वेळेत उपलब्ध आहेत.`,
    stillAsk: 'तरीही तुम्ही विनंती पाठवू शकता. मग आम्ही दुसरे डॉक्टर किंवा दुसरी वेळ सुचवू.',
  },
  /** the same about the doctors of a service; also sent to the clinic */
  service: {
    notOn: (service: string, date: CivilDate) =>
      `${service}: ${dates.day(date)} रोजी हे उपचार करणारे कोणतेही डॉक्टर क्लिनिकमध्ये उपलब्ध नाहीत.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (service: string, date: CivilDate, times: string) =>
      `${service}: ${dates.day(date)} रोजी हे उपचार करणारे डॉक्टर फक्त ${times} या वेळेत उपलब्ध आहेत.`,
  },

  form: 'अपॉइंटमेंटची विनंती',
  labels: {
    name: 'पूर्ण नाव',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    date: 'अपॉइंटमेंटची तारीख',
    time: 'अपॉइंटमेंटची वेळ',
    notes: 'आणखी काही / काय त्रास होतो',
    reminder: 'मला ईमेलने आठवण करून द्या',
    earlier: 'आधीची वेळ मोकळी झाली तर मला कळवा',
  } satisfies Record<AppointmentField, string>,
  issues: ({ windowMonths, noticeHours }: BookingRules) =>
    ({
      name: { 'too-short': 'नावात किमान 2 अक्षरे लिहा.' },
      email: { invalid: 'कृपया बरोबर ईमेल पत्ता लिहा.' },
      phone: { 'too-short': 'कृपया बरोबर फोन नंबर लिहा.' },
      date: {
        missing: 'कृपया अपॉइंटमेंटची तारीख निवडा.',
        invalid: 'ही तारीख समजली नाही. कृपया दिवस, महिना, वर्ष असे लिहा.',
        past: 'ही तारीख होऊन गेली आहे. कृपया आजची किंवा पुढची तारीख निवडा.',
        'too-soon': `कृपया नंतरचा दिवस निवडा: अपॉइंटमेंट किमान ${dates.hours(noticeHours)} आधी घ्यावी लागते.`,
        'too-far': `अपॉइंटमेंट फक्त पुढच्या ${spans.upToMonths(windowMonths)}ची घेता येते.`,
      },
      time: { missing: 'कृपया अपॉइंटमेंटची वेळ निवडा.' },
    }) satisfies RequestIssueTexts,
  nameHint: 'लहान मुलासाठी: इथे तुमचे नाव लिहा.',
  notesHint: 'लहान मुलासाठी: मुलाचे नाव आणि वय लिहा.',
  reminderHint: (hours: number) =>
    `भेटीच्या सुमारे ${dates.hours(hours)} आधी एक ईमेल, आणखी काही नाही. तो जाईपर्यंत आमचा मेल प्रोग्रॅम तुमची अपॉइंटमेंट एन्क्रिप्ट करून ठेवतो.`,
  reminderTooLate: 'या वेळेसाठी आठवण करून देणारा ईमेल पाठवण्याची वेळ निघून गेली आहे.',
  earlierHint:
    'दिवसातून जास्तीत जास्त एक संदेश. आधीची वेळ घेईपर्यंत तुमची अपॉइंटमेंट आहे तशीच राहील. भेटीपर्यंत आमचा मेल प्रोग्रॅम तुमची अपॉइंटमेंट एन्क्रिप्ट करून ठेवतो.',
  dateHint: 'दिवस निवडा, किंवा दिवस, महिना, वर्ष लिहा',
  noDate: 'आधी तारीख निवडा',
  closed: 'त्या दिवशी क्लिनिक बंद आहे',
  chooseTime: 'वेळ निवडा',
  slotGroups: { morning: 'सकाळ', midday: 'दुपार', afternoon: 'दुपारनंतर', evening: 'संध्याकाळ' },
  soon: <N>(answer: AnswerPromise, t: { phone: N }) =>
    answer.isOpenOnly
      ? sentence`आम्ही ${counts.withinOpenHours(answer.hours)} उत्तर देतो, आणि ही वेळ त्याआधी येऊ शकते. खात्रीसाठी फोन करा: ${t.phone}`
      : sentence`या वेळेला ${spans.thanHours(answer.hours)} कमी अवधी उरला आहे, आणि आमच्या उत्तराला तितका वेळ लागू शकतो. खात्रीसाठी फोन करा: ${t.phone}`,
  submit: 'विनंती पाठवा',
  submitting: 'तुमची विनंती पाठवत आहोत...',
  urgent: <N>(t: { phone: N }) => sentence`तातडी असेल तर फोन करा: ${t.phone}`,

  calendar: {
    open: 'कॅलेंडर उघडा',
    title: 'अपॉइंटमेंटची तारीख निवडा',
    previous: 'मागचा महिना',
    next: 'पुढचा महिना',
    type: 'त्याऐवजी तारीख लिहा',
    close: 'बंद करा',
    day: (date: CivilDate, is: { today?: boolean; selected?: boolean; closed?: boolean }) =>
      [dates.day(date), is.today && 'आज', is.selected && 'निवडलेला दिवस', is.closed && 'क्लिनिक बंद']
        .filter(Boolean)
        .join(', '),
  },

  failed: 'विनंती पाठवता आली नाही',
  failures: {
    nothingSent: 'तुमची विनंती पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा किंवा आमच्याशी थेट संपर्क करा.',
    patientNotTold:
      'तुमची विनंती आमच्यापर्यंत पोहोचली, पण तुम्हाला ईमेल पाठवता आला नाही. खात्री करण्यासाठी कृपया आमच्याशी संपर्क करा.',
    other: 'अपॉइंटमेंटची विनंती पाठवताना अडचण आली. कृपया पुन्हा प्रयत्न करा किंवा आमच्याशी थेट संपर्क करा.',
  },
  offline: 'तुमचे इंटरनेट बंद आहे. इंटरनेट सुरू करून बटण पुन्हा दाबा.',
  nothingLost: 'तुम्ही लिहिलेले काहीही गेलेले नाही. तुम्ही आमच्याशी थेट संपर्कही करू शकता:',
  sent: REQUEST_SENT,
  sentFor: requestFor,
  booked: REQUEST_SENT,
  bookedFor: requestFor,

  /** the texts of the calendar file */
  event: {
    summary: (clinic: string) => `${clinic} येथे डेंटल अपॉइंटमेंट (विनंती केली आहे)`,
    description: (id: string, answer: AnswerTime, clinic: { phone: string; email: string }) =>
      `विनंती ${id}. क्लिनिक ती ${answerIn(answer)} निश्चित करेल.\nबदलण्यासाठी किंवा रद्द करण्यासाठी: ${clinic.phone}, ${clinic.email}`,
  },

  notice: {
    inShort: 'तुम्ही इथे लिहिलेली माहिती आम्ही फक्त ही अपॉइंटमेंट ठरवण्यासाठी वापरतो.',
    fields: {
      name: { what: 'तुमचे नाव', why: 'कोण येणार आहे ते कळण्यासाठी' },
      email: { what: 'तुमचा ईमेल', why: 'अपॉइंटमेंट निश्चित झाल्याचे कळवण्यासाठी' },
      phone: { what: 'तुमचा फोन नंबर', why: 'या अपॉइंटमेंटबद्दल तुम्हाला फोन करण्यासाठी' },
      date: { what: 'दिवस आणि वेळ', why: 'तुमच्यासाठी मोकळी वेळ शोधण्यासाठी' },
      notes: { what: 'त्रासाबद्दल तुम्ही काही लिहिले असेल तर ते', why: 'डॉक्टरांना तयारी करता यावी यासाठी' },
    } satisfies Record<
      Exclude<AppointmentField, 'time' | 'reminder' | 'earlier'>,
      { what: string; why: string }
    >,
    reminder: {
      what: 'आठवण हवी असल्याची खूण, केली असल्यास',
      why: 'भेटीआधी तुम्हाला एक ईमेल पाठवण्यासाठी',
    },
    earlier: { what: 'आधीच्या वेळा कळवाव्यात अशी खूण, केली असल्यास', why: 'मोकळ्या झालेल्या वेळा तुम्हाला सुचवण्यासाठी' },
    handledWith: {
      dayList:
        'आमच्या वतीने: आमचा स्वतःचा मेल प्रोग्रॅम, जो ती पुढे पाठवतो, आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. आमच्या दिवसाच्या यादीसाठी हा प्रोग्रॅम तुमची अपॉइंटमेंट आणि तुम्ही जे लिहिले तेही ठेवतो, फक्त त्यालाच वाचता येईल असे एन्क्रिप्ट करून. भेटीनंतर एका दिवसाने, किंवा ती रद्द झाली किंवा नाकारली गेली की, हे पुसले जाते. तुमची माहिती आम्ही कोणालाही विकत नाही.',
      reminders:
        'आमच्या वतीने: आमचा स्वतःचा मेल प्रोग्रॅम, जो ती पुढे पाठवतो, आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. तुम्ही आठवण करून द्यायला सांगितले असेल, तर आठवणीचा ईमेल जाईपर्यंत हा प्रोग्रॅम तुमची अपॉइंटमेंटही ठेवतो, फक्त त्यालाच वाचता येईल अशी एन्क्रिप्ट करून. तुमची माहिती आम्ही कोणालाही विकत नाही.',
      earlier:
        'आमच्या वतीने: आमचा स्वतःचा मेल प्रोग्रॅम, जो ती पुढे पाठवतो, आणि आमचा मेलबॉक्स सांभाळणारी कंपनी. फॉर्ममधील एखाद्या इच्छेवर तुम्ही खूण केली, तर हा प्रोग्रॅम भेटीनंतर एक दिवसापर्यंत तुमची अपॉइंटमेंटही ठेवतो, फक्त त्यालाच वाचता येईल अशी एन्क्रिप्ट करून. तुमची माहिती आम्ही कोणालाही विकत नाही.',
    },
    purpose: 'तुमची भेट ठरवण्यासाठी, निश्चित करण्यासाठी आणि तिची तयारी करण्यासाठी, आणि इतर कशासाठीही नाही',
  },
};
