import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import { pluralsOf } from '../plurals.ts';
import { appointmentPages } from './appointment-pages.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('hi');
const { when } = appointmentPages;
const list = (times: readonly CivilTime[]) => times.map(when).join('; ');

/** The clinic's e-mail before each open day, and the page that its link opens. */
export const dayList = {
  email: {
    subject: (monday: CivilDate) => `${dates.date(monday)} से शुरू होने वाले हफ़्ते के अपॉइंटमेंट`,
    mark: 'दिन की सूची',
    heading: (day: CivilDate) => dates.day(day),
    preview: (day: CivilDate, visits: number) => `${dates.day(day)}: ${visits} अपॉइंटमेंट`,
    visits: 'अपॉइंटमेंट',
    noVisits: 'इस दिन के लिए कोई अपॉइंटमेंट पक्का नहीं है।',
    taken: (visits: number) => (visits > 1 ? `${visits} अपॉइंटमेंट, फ़ोन पर दिए गए` : 'फ़ोन पर दिया गया समय'),
    coming: 'बताया है: आना तय है',
    change: 'दूसरा समय माँगा है',
    offered: 'आपने दूसरे समय बताए हैं',
    calls: 'कृपया फ़ोन करें',
    tell: {
      confirm: 'आपने यह समय पक्का किया; ईमेल शायद मरीज़ तक नहीं पहुँचा',
      offer: 'आपने दूसरे समय बताए; ईमेल शायद मरीज़ तक नहीं पहुँचा',
      decline: 'आपने अस्वीकार या रद्द किया; ईमेल शायद मरीज़ तक नहीं पहुँचा',
    },
    /** the same, if the patient has no e-mail address */
    tellByPhone: {
      confirm: 'ईमेल नहीं है: अगर अब तक किसी ने नहीं बताया, तो बताएँ कि यह समय पक्का है',
      offer: 'ईमेल नहीं है: अगर अब तक किसी ने नहीं बताया, तो बताएँ कि आपने दूसरे समय सुझाए हैं',
      decline: 'ईमेल नहीं है: अगर अब तक किसी ने नहीं बताया, तो बताएँ कि यह अपॉइंटमेंट नहीं हो सकता या रद्द है',
    },
    remind: 'ईमेल से याद नहीं दिलाया जा सका',
    waiting: 'आपके जवाब का इंतज़ार',
    wishes: (times: readonly CivilTime[]) => `ये समय ठीक रहेंगे: ${list(times)}`,
    anyTime: 'कोई दूसरा समय चाहते हैं',
    since: (since: CivilTime, { unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) =>
      `${when(since)} से (${
        {
          minutes: `${count} मिनट`,
          hours: plural(count, { one: `${count} घंटा`, other: `${count} घंटे` }),
          days: `${count} दिन`,
        }[unit]
      })`,
    full: (at: CivilTime, requests: number) =>
      requests > 1
        ? `${when(at)} का समय भर चुका है, और उसके लिए ${requests} अनुरोध इंतज़ार में हैं`
        : `${when(at)} का समय भर चुका है`,
    moreWaiting: (count: number) =>
      plural(count, {
        one: `और ${count} अनुरोध इंतज़ार में है। उसका अपना ईमेल आपके मेलबॉक्स में है।`,
        other: `और ${count} अनुरोध इंतज़ार में हैं। हर अनुरोध का अपना ईमेल आपके मेलबॉक्स में है।`,
      }),
    moreCalls: (count: number) =>
      plural(count, {
        one: `और ${count} मरीज़ को फ़ोन करना है। उनका नाम अगली सूची में होगा।`,
        other: `और ${count} मरीज़ों को फ़ोन करना है। उनके नाम अगली सूचियों में होंगे।`,
      }),
    where: 'जवाब देने के बटन हर अनुरोध के सबसे नए ईमेल में हैं।',
    unreadable: (count: number) =>
      plural(count, {
        one: `${count} अपॉइंटमेंट पढ़ा नहीं जा सकता, क्योंकि उसकी कुंजी APPOINTMENT_KEYS से हटा दी गई है। कृपया अपना मेलबॉक्स देखें।`,
        other: `${count} अपॉइंटमेंट पढ़े नहीं जा सकते, क्योंकि उनकी कुंजी APPOINTMENT_KEYS से हटा दी गई है। कृपया अपना मेलबॉक्स देखें।`,
      }),
    takenTimes: 'फ़ोन पर दिए गए समय',
    ticked: (count: number) =>
      `अभी निशान लगे समय: ${count}। अगर आपने फ़ोन पर इतने समय नहीं दिए हैं, तो पेज खोलें और बाकी समय खाली करें।`,
    takenNote:
      'जो समय आपने फ़ोन पर दिए हैं, उन पर वहाँ निशान लगाएँ, ताकि वे किसी और को न मिलें। यह लिंक अगली सूची आने तक काम करता है, और जिसके पास भी हो, उसके लिए: कृपया यह ईमेल आगे न भेजें।',
    footnote: 'क्लिनिक की वेबसाइट से भेजा गया, हर खुले दिन से पहले क्लिनिक बंद होने के बाद।',
  },

  page: {
    title: 'फ़ोन पर दिए गए समय',
    intro:
      'जो समय आपने फ़ोन पर दिए हैं, उन पर निशान लगाएँ और सेव करें। बुकिंग पेज पर और पक्का करते समय वे भरे हुए माने जाएँगे। निशान हटाने से समय फिर खाली हो जाता है।',
    until: (day: CivilDate) => `इस पेज पर ${dates.day(day)} तक के वे दिन हैं जब क्लिनिक खुला है।`,
    confirmed: (visits: number) => plural(visits, { one: `${visits} पक्का`, other: `${visits} पक्के` }),
    another: (slot: string, nth: number) => `${slot} (${nth})`,
    count: (taken: number) => `${taken} निशान`,
    save: 'समय सेव करें',
    saved: { title: 'समय सेव हो गए हैं', text: 'वे अभी से लागू हैं। आप उन्हें नीचे बदल सकते हैं।' },
    notSaved: 'अभी कुछ सेव नहीं हुआ है।',
    added: (times: readonly CivilTime[]) => `इस बीच किसी और ने निशान लगाया: ${list(times)}।`,
    removed: (times: readonly CivilTime[]) => `इस बीच किसी और ने निशान हटाया: ${list(times)}।`,
    full: (times: readonly CivilTime[]) =>
      `ये समय पहले ही भर चुके हैं: ${list(times)}। कृपया ये निशान हटाएँ, और जिस मरीज़ से फ़ोन पर बात हुई है, उन्हें दूसरा समय दें।`,
    pressAgain: 'आपके बाकी निशान नीचे बने हुए हैं। कृपया उन्हें देख लें और दोबारा सेव करें।',
    oldLink: {
      title: 'यह लिंक अब काम नहीं करता',
      text: 'यह अगली सूची आने तक, या दो हफ़्ते तक ही काम करता है। कृपया सबसे नई सूची का लिंक खोलें।',
    },
    failed: {
      title: 'समय सेव नहीं हो सके',
      text: 'कुछ नहीं बदला गया है। कृपया पीछे जाएँ और एक मिनट बाद दोबारा सेव करें।',
    },
  },
};
