import type { Access } from '../../domain/clinic/access-and-visit.ts';
import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const plural = pluralsOf('mr');

export const visit = {
  gettingIn: 'क्लिनिकमध्ये कसे यायचे',
  moreOnContact: 'अधिक माहिती आमच्या संपर्क पानावर',
  before: 'येण्याआधी',
  tellUsFirst: {
    title: 'हे आधी सांगा',
    how: 'यांपैकी काही तुम्हाला लागू होत असेल, तर अपॉइंटमेंट घेताच आम्हाला फोन करा. फोन करता आला नसेल, तर काहीही सुरू होण्याआधी सांगा. कृपया ते फॉर्ममध्ये किंवा ईमेलमध्ये लिहू नका.',
    more: 'काय सांगायचे आणि काय सोबत आणायचे',
  },

  landmark: 'जवळची खूण',
  station: 'जवळचे स्टेशन',
  parking: {
    label: 'पार्किंग',
    places: {
      premises: 'इमारतीत गाडी लावता येते.',
      street: 'रस्त्याच्या कडेला गाडी लावता येते.',
      nearby: 'जवळच पार्किंग आहे.',
      none: 'क्लिनिकजवळ पार्किंग नाही.',
    } satisfies Record<NonNullable<Access['parking']>['place'], string>,
  },
  entrance: {
    label: 'पायऱ्या आणि लिफ्ट',
    level: 'आत येताना पायऱ्या नाहीत.',
    lift: 'वर येण्यासाठी लिफ्ट आहे. वाटेत पायऱ्या नाहीत.',
    liftOnly: 'वर येण्यासाठी लिफ्ट आहे.',
    noLift: 'लिफ्ट नाही.',
    steps: (count: number) =>
      plural(count, {
        one: 'आत येताना एक पायरी आहे.',
        other: `आत येताना ${count} पायऱ्या आहेत.`,
      }),
    stepsAndLift: (count: number) =>
      plural(count, {
        one: 'एक पायरी चढल्यावर लिफ्ट आहे.',
        other: `${count} पायऱ्या चढल्यावर लिफ्ट आहे.`,
      }),
  },
  wheelchair: {
    label: 'व्हीलचेअर',
    ways: {
      unaided: 'व्हीलचेअर उपचाराच्या खुर्चीपर्यंत येते.',
      helped: 'आमच्या मदतीने व्हीलचेअर उपचाराच्या खुर्चीपर्यंत येते. कृपया आधी कळवा.',
      no: 'व्हीलचेअर उपचाराच्या खुर्चीपर्यंत येत नाही. कृपया येण्याआधी आम्हाला फोन करा.',
    } satisfies Record<NonNullable<Access['wheelchair']>, string>,
  },
  companion: {
    label: 'सोबत येणारे',
    rooms: {
      treatment: 'तुमच्यासोबत येणाऱ्यांसाठी उपचाराच्या खोलीत खुर्ची आहे.',
      waiting: 'तुमच्यासोबत येणाऱ्यांना वेटिंग रूममध्ये बसता येते.',
    } satisfies Record<NonNullable<Access['companion']>, string>,
  },

  bring: 'सोबत आणा',
  first: {
    label: 'किती वेळ',
    text: (minutes: number) => `पहिल्या भेटीला साधारण ${dates.minutes(minutes)} लागतात.`,
  },
  late: {
    label: 'उशीर झाला तर',
    text: (minutes: number) =>
      `${spans.thanMinutes(minutes)} जास्त उशीर होणार असेल, तर कृपया आम्हाला फोन करा. कदाचित दुसरी वेळ द्यावी लागेल.`,
  },
  cancelling: {
    label: 'यायला जमले नाही तर',
    text: (hours: number) =>
      hours === 0
        ? 'यायला जमणार नसेल, तर कृपया भेटीआधी कळवा: आमच्या ईमेलला उत्तर द्या किंवा फोन करा.'
        : `यायला जमणार नसेल, तर कृपया किमान ${dates.hours(hours)} आधी कळवा: आमच्या ईमेलला उत्तर द्या किंवा फोन करा.`,
  },
  children: {
    label: 'मुले',
    text: (age: number) => `${age} वर्षांखालील रुग्णांनी आई, वडील किंवा पालक यांच्यासोबत यावे.`,
  },

  reviews: 'आमच्याबद्दल इतरत्र लिहिलेले अभिप्राय',
};
