import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import { pluralsOf } from '../plurals.ts';
import { appointmentPages } from './appointment-pages.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('mr');
const { when } = appointmentPages;
const list = (times: readonly CivilTime[]) => times.map(when).join('; ');

/** The clinic's e-mail before each open day, and the page that its link opens. */
export const dayList = {
  email: {
    subject: (monday: CivilDate) => `${dates.date(monday)} पासूनच्या आठवड्याच्या अपॉइंटमेंट`,
    mark: 'दिवसाची यादी',
    heading: (day: CivilDate) => dates.day(day),
    preview: (day: CivilDate, visits: number) => `${dates.day(day)}: ${visits} अपॉइंटमेंट`,
    visits: 'अपॉइंटमेंट',
    noVisits: 'या दिवसासाठी एकही अपॉइंटमेंट निश्चित झालेली नाही.',
    taken: (visits: number) => (visits > 1 ? `${visits} अपॉइंटमेंट, फोनवर दिलेल्या` : 'फोनवर दिलेली वेळ'),
    coming: 'कळवले आहे: येणार आहे',
    change: 'दुसरी वेळ मागितली आहे',
    offered: 'तुम्ही दुसऱ्या वेळा सुचवल्या आहेत',
    calls: 'कृपया फोन करा',
    tell: {
      confirm: 'तुम्ही ही वेळ निश्चित केली; ईमेल कदाचित रुग्णापर्यंत पोहोचला नाही',
      offer: 'तुम्ही दुसऱ्या वेळा सुचवल्या; ईमेल कदाचित रुग्णापर्यंत पोहोचला नाही',
      decline: 'तुम्ही नकार दिला किंवा अपॉइंटमेंट रद्द केली; ईमेल कदाचित रुग्णापर्यंत पोहोचला नाही',
    },
    /** the same, if the patient has no e-mail address */
    tellByPhone: {
      confirm: 'ईमेल नाही: अजून कोणी कळवले नसेल, तर ही वेळ निश्चित झाल्याचे कळवा',
      offer: 'ईमेल नाही: अजून कोणी कळवले नसेल, तर तुम्ही दुसऱ्या वेळा सुचवल्याचे कळवा',
      decline: 'ईमेल नाही: अजून कोणी कळवले नसेल, तर ही अपॉइंटमेंट होऊ शकत नसल्याचे किंवा रद्द झाल्याचे कळवा',
    },
    remind: 'ईमेलने आठवण करून देता आली नाही',
    waiting: 'तुमच्या उत्तराची वाट पाहत आहेत',
    wishes: (times: readonly CivilTime[]) => `चालतील अशा वेळा: ${list(times)}`,
    anyTime: 'दुसरी वेळ हवी आहे',
    since: (since: CivilTime, { unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) => {
      const days = plural(count, { one: `${count} दिवस`, other: `${count} दिवस` });
      return `${when(since)} पासून (${unit === 'days' ? days : dates[unit](count)})`;
    },
    full: (at: CivilTime, requests: number) =>
      requests > 1
        ? `${when(at)} ही वेळ भरलेली आहे, आणि तिच्यासाठी ${requests} विनंत्या उत्तराची वाट पाहत आहेत`
        : `${when(at)} ही वेळ भरलेली आहे`,
    moreWaiting: (count: number) =>
      plural(count, {
        one: `आणखी ${count} विनंती उत्तराची वाट पाहत आहे. तिचा वेगळा ईमेल तुमच्या मेलबॉक्समध्ये आहे.`,
        other: `आणखी ${count} विनंत्या उत्तराची वाट पाहत आहेत. प्रत्येकीचा वेगळा ईमेल तुमच्या मेलबॉक्समध्ये आहे.`,
      }),
    moreCalls: (count: number) =>
      plural(count, {
        one: `आणखी ${count} रुग्णाला फोन करायचा आहे. त्यांचे नाव पुढच्या यादीत येईल.`,
        other: `आणखी ${count} रुग्णांना फोन करायचा आहे. त्यांची नावे पुढच्या याद्यांमध्ये येतील.`,
      }),
    where: 'उत्तर देण्याची बटणे प्रत्येक विनंतीच्या सर्वांत नव्या ईमेलमध्ये आहेत.',
    unreadable: (count: number) =>
      `${plural(count, {
        one: `${count} अपॉइंटमेंट वाचता येत नाही, कारण तिची`,
        other: `${count} अपॉइंटमेंट वाचता येत नाहीत, कारण त्यांची`,
      })} किल्ली APPOINTMENT_KEYS मधून काढली आहे. कृपया तुमचा मेलबॉक्स पाहा.`,
    takenTimes: 'फोनवर दिलेल्या वेळा',
    ticked: (count: number) =>
      `${plural(count, { one: `आत्ता ${count} वेळेवर`, other: `आत्ता ${count} वेळांवर` })} खूण आहे. फोनवर तुम्ही यापेक्षा कमी वेळा दिल्या असतील, तर पान उघडा आणि बाकीच्या वेळा मोकळ्या करा.`,
    takenNote:
      'तुम्ही फोनवर दिलेल्या वेळांवर तिथे खूण करा, म्हणजे त्या दुसऱ्या कोणाला मिळणार नाहीत. ही लिंक पुढची यादी येईपर्यंत चालते, आणि ज्याच्याकडे असेल त्याच्यासाठी चालते: कृपया हा ईमेल पुढे पाठवू नका.',
    footnote: 'क्लिनिकच्या वेबसाइटवरून पाठवले: क्लिनिक उघडे असलेल्या प्रत्येक दिवसाआधी, आधीच्या दिवशी बंद झाल्यावर.',
  },

  page: {
    title: 'फोनवर दिलेल्या वेळा',
    intro:
      'तुम्ही फोनवर दिलेल्या वेळांवर खूण करा आणि सेव्ह करा. बुकिंगच्या पानावर आणि अपॉइंटमेंट निश्चित करताना त्या भरलेल्या धरल्या जातात. खूण काढली की वेळ पुन्हा मोकळी होते.',
    until: (day: CivilDate) => `या पानावर ${dates.day(day)} पर्यंतचे क्लिनिक उघडे असलेले दिवस आहेत.`,
    confirmed: (visits: number) => `${visits} निश्चित`,
    another: (slot: string, nth: number) => `${slot} (${nth})`,
    count: (taken: number) => plural(taken, { one: `${taken} खूण`, other: `${taken} खुणा` }),
    save: 'वेळा सेव्ह करा',
    saved: {
      title: 'वेळा सेव्ह झाल्या आहेत',
      text: 'त्या आत्तापासून लागू आहेत. तुम्ही त्या खाली बदलू शकता.',
    },
    notSaved: 'अजून काहीही सेव्ह झालेले नाही.',
    added: (times: readonly CivilTime[]) => `दरम्यान दुसऱ्या कोणी खूण केली: ${list(times)}.`,
    removed: (times: readonly CivilTime[]) => `दरम्यान दुसऱ्या कोणी खूण काढली: ${list(times)}.`,
    full: (times: readonly CivilTime[]) =>
      `या वेळा आधीच भरल्या आहेत: ${list(times)}. कृपया या खुणा काढा, आणि फोनवर बोललेल्या रुग्णाला दुसरी वेळ द्या.`,
    pressAgain: 'तुमच्या बाकीच्या खुणा खाली तशाच आहेत. कृपया त्या पाहा आणि पुन्हा सेव्ह करा.',
    oldLink: {
      title: 'ही लिंक आता चालत नाही',
      text: 'ती पुढची यादी येईपर्यंत, किंवा दोन आठवडे चालते. कृपया सर्वांत नव्या यादीतली लिंक उघडा.',
    },
    failed: {
      title: 'वेळा सेव्ह झाल्या नाहीत',
      text: 'काहीही बदललेले नाही. कृपया मागे जा आणि एका मिनिटाने पुन्हा सेव्ह करा.',
    },
  },
};
