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

/** The texts of the relay's e-mails about requests and messages. */
export const emails = {
  /** the name of the sender */
  website: (clinic: string) => `${clinic} वेबसाइट`,
  labels: {
    ...booking.labels,
    name: 'नाव',
    email: 'ईमेल',
    phone: 'फोन',
    date: 'तारीख',
    time: 'वेळ',
    notes: 'त्रासाविषयी लिहिलेले',
    country: 'देश',
    treatment: 'उपचार',
    message: 'मेसेज',
  } satisfies Record<AppointmentField | EnquiryField, string>,
  request: 'विनंती',
  /** the language of the page on which the request was made */
  language: 'भाषा',

  /** to the clinic, about a request */
  notification: {
    subject: (request: Appointment) => `अपॉइंटमेंटची विनंती: ${request.name}, ${when(request)} (${request.id})`,
    preview: (request: Appointment, phone: string) => `${when(request)} · ${phone}`,
    heading: (id: string) => `अपॉइंटमेंटची विनंती ${id}`,
    noNotes: 'आणखी काही लिहिलेले नाही',
    wishes: {
      label: 'हेही हवे आहे',
      reminder: 'ईमेलने अपॉइंटमेंटची आठवण',
      earlier: 'आधीची वेळ मोकळी झाली, तर कळवणे',
    },
    confirm: (answer: AnswerTime) => `कृपया ${answerIn(answer)} निश्चित करा`,
    status: (answer: AnswerTime) =>
      `ही विनंती आहे, अजून अपॉइंटमेंट नाही. तुम्ही ती ${answerIn(answer)} निश्चित कराल असे रुग्णाला सांगितले आहे. एकच विनंती क्रमांक दोनदा आला, तर ती तीच विनंती पुन्हा पाठवलेली आहे.`,
    footnote: 'क्लिनिकच्या वेबसाइटवरील अपॉइंटमेंट फॉर्मवरून पाठवले. या ईमेलला दिलेले उत्तर रुग्णाला जाते.',
  },

  /** to the patient, about a request */
  receipt: {
    subject: (clinic: string, request: Appointment) =>
      `${clinic} येथील तुमच्या अपॉइंटमेंटची विनंती: ${when(request)}`,
    preview: (request: Appointment, answer: AnswerTime) =>
      `${when(request)}. आम्ही ${answerIn(answer)} निश्चित करू.`,
    mark: 'अपॉइंटमेंटची विनंती',
    heading: 'तुमची विनंती मिळाली',
    greeting: (name: string) => `नमस्कार ${name},`,
    greetingWithoutName: 'नमस्कार,',
    received: (clinic: string, answer: AnswerTime) =>
      `${clinic} निवडल्याबद्दल धन्यवाद. तुम्ही मागितलेली अपॉइंटमेंट खाली दिली आहे. आम्ही होकार दिल्यावरच ती निश्चित होईल. वेळ निश्चित करण्यासाठी, किंवा जवळची दुसरी वेळ सुचवण्यासाठी, आम्ही ${answerIn(answer)} तुम्हाला फोन करू किंवा लिहू.`,
    where: 'कुठे',
    directions: 'कसे यायचे',
    calendar:
      'सोबतची कॅलेंडर फाइल ही तारीख तुमच्या कॅलेंडरमध्ये ठेवते; तोपर्यंत ती तिथे ‘अजून निश्चित नाही’ (tentative) अशी दिसेल.',
    changes: 'बदलायचे किंवा रद्द करायचे असल्यास',
    reach: <N>(id: string, t: { phone: N; whatsapp?: (text: string) => N }) =>
      t.whatsapp
        ? sentence`${t.phone} वर फोन करा, ${t.whatsapp('WhatsApp वर')} लिहा, किंवा या ईमेलला उत्तर द्या, आणि विनंती क्रमांक ${id} सांगा.`
        : sentence`${t.phone} वर फोन करा किंवा या ईमेलला उत्तर द्या, आणि विनंती क्रमांक ${id} सांगा.`,
    footnote:
      'आमच्या अपॉइंटमेंट फॉर्मवर हा पत्ता दिला होता म्हणून हा ईमेल आला आहे. तो तुम्ही दिला नसेल, तर कृपया आम्हाला कळवा किंवा या ईमेलकडे दुर्लक्ष करा.',
  },

  cannotWait: {
    title: 'लगेच मदत हवी असेल, तर',
    hospital:
      'श्वास घ्यायला किंवा गिळायला त्रास होत असेल, सूज वाढत असेल, सुजेसोबत ताप असेल, सूज जिभेखाली, जबड्याखाली, मानेजवळ किंवा डोळ्याजवळ असेल, किंवा रक्त थांबत नसेल, तर आत्ताच हॉस्पिटलमध्ये जा, पण स्वतः गाडी किंवा दुचाकी चालवू नका. आमच्या उत्तराची वाट पाहू नका.',
    call: <N>(t: { phone: N }, hours: string) =>
      sentence`खूप दुखत असेल किंवा मार लागला असेल, तर ${t.phone} वर फोन करा. क्लिनिकच्या वेळेत आम्ही फोन उचलतो: ${hours}. क्लिनिक बंद असेल, तर लगेच उघड्या असलेल्या डेंटल क्लिनिकमध्ये किंवा हॉस्पिटलमध्ये जा.`,
    /** before a list of dates with their hours */
    otherHours: 'या तारखांना वेळ वेगळी आहे किंवा क्लिनिक बंद आहे:',
  },

  nudge: {
    subject: (id: string) => `अजून उत्तर दिलेले नाही: अपॉइंटमेंटची विनंती ${id}`,
    heading: (id: string) => `अपॉइंटमेंटची विनंती ${id}`,
    title: 'अजून कोणीही उत्तर दिलेले नाही',
    text: (since: string, answer: AnswerTime) =>
      `ही विनंती ${since} या वेळी आली. तुमच्या साइटवर ${answerIn(answer)} उत्तर देण्याचे आश्वासन आहे.`,
    where:
      'उत्तर देण्याची बटणे या विनंतीच्या पहिल्या ईमेलमध्ये आहेत: मेलबॉक्समध्ये विनंतीचा क्रमांक शोधा. रुग्णाशी बोलणे झाले असेल, तर तिथले योग्य बटण दाबा.',
    footnote: 'क्लिनिकच्या वेबसाइटवरून पाठवले, प्रत्येक विनंतीसाठी एकदाच.',
  },

  reminder: {
    subject: (clinic: string, at: CivilTime) => `आठवण: ${clinic} येथे तुमची अपॉइंटमेंट, ${when(at)}`,
    mark: 'आठवण',
    heading: 'तुमची अपॉइंटमेंट जवळ आली आहे',
    /** by the appointment's stage; each mentions the buttons that the e-mail then has */
    text: {
      confirmed: `तुम्ही आठवण करून द्यायला सांगितले होते. तुम्ही येणार असाल, तर कृपया “${acts.attend.button}” हे बटण दाबून कळवा. येता येत नसेल, तर “${acts.change.button}” किंवा “${acts.cancel.button}” दाबा, म्हणजे ती वेळ दुसऱ्या कोणाला मिळेल.`,
      change: `तुम्ही आठवण करून द्यायला सांगितले होते. तुम्ही दुसरी वेळही मागितली आहे; ती ठरेपर्यंत ही अपॉइंटमेंट कायम आहे. तुम्ही याच वेळी येऊ शकत असाल, तर कृपया “${acts.attend.button}” दाबा. येता येत नसेल, तर “${acts.cancel.button}” दाबा, म्हणजे ती वेळ दुसऱ्या कोणाला मिळेल.`,
      offered: `तुम्ही आठवण करून द्यायला सांगितले होते. आम्ही तुम्हाला दुसऱ्या वेळाही सुचवल्या आहेत; त्यांपैकी एक निवडेपर्यंत ही अपॉइंटमेंट कायम आहे. तुम्ही याच वेळी येणार असाल, तर कृपया “${acts.attend.button}” दाबा, किंवा सुचवलेल्या वेळांपैकी एक निवडा. त्यांपैकी एकही चालत नसेल, तर “${acts.none.button}” दाबा. येताच येणार नसेल, तर “${acts.cancel.button}” दाबा.`,
    },
  },

  /** to the clinic, instead of a reminder */
  visitAlert: {
    unreminded: {
      subject: (name: string, at: CivilTime) => `आठवण पोहोचली नाही: ${name}, ${when(at)}`,
      heading: 'या रुग्णाला आठवण करून देता आली नाही',
      text: 'या रुग्णाला भेटीची आठवण करून देणारा ईमेल पोहोचू शकला नाही. कृपया रुग्णाला फोन करा आणि ईमेलचा पत्ता तपासा.',
    },
    closedDay: {
      subject: (name: string, at: CivilTime) => `बंद दिवशीची अपॉइंटमेंट: ${name}, ${when(at)}`,
      heading: 'ही अपॉइंटमेंट क्लिनिक बंद असलेल्या दिवशी आहे',
      text: 'ही अपॉइंटमेंट निश्चित झाली आहे, पण त्या दिवशी क्लिनिक बंद आहे. रुग्णाला आठवण करून दिलेली नाही. कृपया दुसरी वेळ सुचवा किंवा रुग्णाला फोन करा.',
    },
  },

  /** to the clinic, about a message or an enquiry */
  message: {
    subject: (name: string) => `${name} यांचा मेसेज`,
    subjects: { booking: booking.form, enquiry: 'परदेशातील रुग्णाची चौकशी' },
    /** if the clinic has `promises.quoteHours` */
    quote: (hours: number) =>
      `फोटो किंवा एक्स-रे मिळाल्यापासून ${counts.withinHours(hours)} खर्चाचा अंदाज देण्याचे आश्वासन तुमच्या साइटवर आहे.`,
    preview: (name: string) => `${name} यांच्याकडून`,
    footnote: 'क्लिनिकच्या वेबसाइटवरील फॉर्मवरून पाठवले. या ईमेलला दिलेले उत्तर पाठवणाऱ्याला जाते.',
  },
};
