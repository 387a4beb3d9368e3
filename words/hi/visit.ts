import type { Access } from '../../domain/clinic/access-and-visit.ts';
import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('hi');

export const visit = {
  gettingIn: 'क्लिनिक तक कैसे पहुँचें',
  moreOnContact: 'और जानकारी हमारे संपर्क पेज पर',
  before: 'आने से पहले',
  tellUsFirst: {
    title: 'यह पहले बताएँ',
    how: 'इनमें से कोई बात आप पर लागू हो, तो बुकिंग करते ही हमें फ़ोन करें। फ़ोन न कर पाए हों, तो कुछ भी शुरू होने से पहले बता दें। कृपया इसे फ़ॉर्म या ईमेल में न लिखें।',
    more: 'क्या बताना है और क्या साथ लाना है',
  },

  landmark: 'लैंडमार्क',
  station: 'नज़दीकी स्टेशन',
  parking: {
    label: 'पार्किंग',
    places: {
      premises: 'बिल्डिंग में गाड़ी खड़ी कर सकते हैं।',
      street: 'सड़क के किनारे गाड़ी खड़ी कर सकते हैं।',
      nearby: 'पास में पार्किंग है।',
      none: 'क्लिनिक के आसपास पार्किंग नहीं है।',
    } satisfies Record<NonNullable<Access['parking']>['place'], string>,
  },
  entrance: {
    label: 'सीढ़ियाँ और लिफ़्ट',
    level: 'अंदर आने के रास्ते में कोई सीढ़ी नहीं है।',
    lift: 'ऊपर आने के लिए लिफ़्ट है। रास्ते में कोई सीढ़ी नहीं है।',
    liftOnly: 'ऊपर आने के लिए लिफ़्ट है।',
    noLift: 'लिफ़्ट नहीं है।',
    steps: (count: number) =>
      plural(count, {
        one: 'अंदर आने के लिए एक सीढ़ी चढ़नी होती है।',
        other: `अंदर आने के लिए ${count} सीढ़ियाँ चढ़नी होती हैं।`,
      }),
    stepsAndLift: (count: number) =>
      plural(count, {
        one: 'एक सीढ़ी चढ़कर लिफ़्ट मिलती है।',
        other: `${count} सीढ़ियाँ चढ़कर लिफ़्ट मिलती है।`,
      }),
  },
  wheelchair: {
    label: 'व्हीलचेयर',
    ways: {
      unaided: 'व्हीलचेयर इलाज की कुर्सी तक आ जाती है।',
      helped: 'हमारी मदद से व्हीलचेयर इलाज की कुर्सी तक आ जाती है। कृपया पहले से बता दें।',
      no: 'व्हीलचेयर इलाज की कुर्सी तक नहीं आ पाती। कृपया आने से पहले हमें फ़ोन करें।',
    } satisfies Record<NonNullable<Access['wheelchair']>, string>,
  },
  companion: {
    label: 'साथ आने वाले',
    rooms: {
      treatment: 'आपके साथ आने वाले के लिए इलाज के कमरे में कुर्सी है।',
      waiting: 'आपके साथ आने वाले वेटिंग रूम में बैठ सकते हैं।',
    } satisfies Record<NonNullable<Access['companion']>, string>,
  },

  bring: 'साथ लाएँ',
  first: {
    label: 'कितना समय',
    text: (minutes: number) => `पहली बार आने पर लगभग ${dates.minutes(minutes)} लगते हैं।`,
  },
  late: {
    label: 'देर हो जाए तो',
    text: (minutes: number) =>
      `${dates.minutes(minutes)} से ज़्यादा देर हो रही हो, तो कृपया हमें फ़ोन करें। हो सकता है कि आपको दूसरा समय देना पड़े।`,
  },
  cancelling: {
    label: 'न आ सकें तो',
    text: (hours: number) =>
      hours === 0
        ? 'न आ सकें, तो कृपया तय समय से पहले बता दें: हमारे ईमेल का जवाब दें या फ़ोन करें।'
        : `न आ सकें, तो कृपया कम से कम ${dates.hours(hours)} पहले बता दें: हमारे ईमेल का जवाब दें या फ़ोन करें।`,
  },
  children: {
    label: 'बच्चे',
    text: (age: number) => `${age} साल से कम उम्र के मरीज़ माता-पिता या अभिभावक के साथ आएँ।`,
  },

  reviews: 'दूसरी जगह हमारे बारे में राय',
};
