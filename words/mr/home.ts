import type { Claim } from '../../domain/clinic/clinic.ts';
import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

type Unseen<N> = { unseen: (text: string) => N };

const plural = pluralsOf('mr');
const more = (count: number) => `आणखी ${count}`;

export const words = {
  /** '500+', '1200+', '10,000+', '99%' */
  figure: ({ figure, suffix }: Claim) =>
    `${figure.toLocaleString('mr-IN', { numberingSystem: 'latn', useGrouping: 'min2' })}${suffix}`,
  /** describes the window on a town */
  townWindow:
    'रेखाचित्र: कमानीची खिडकी, बाहेर गावातली छपरे, झाडे आणि वाळत घातलेले कपडे; खिडकीत दाताच्या आकाराच्या कुंडीत रोप, ग्लासमध्ये दोन टूथब्रश, एक मांजर आणि एक दिवा',
  benefitsOf: (group: string) => `${group}: फायदे`,
  servicesOf: (group: string) => `${group}: उपचार`,
  moreBenefits: <N>(t: Unseen<N>, count: number) =>
    sentence`${more(count)}${t.unseen(plural(count, { one: ' फायदा', other: ' फायदे' }))}`,
  moreServices: <N>(t: Unseen<N>, count: number) =>
    sentence`${more(count)}${t.unseen(plural(count, { one: ' उपचार', other: ' उपचार' }))}`,
  learnMore: <N>(t: Unseen<N>, group: string) => sentence`माहिती आणि अपॉइंटमेंट${t.unseen(`: ${group}`)}`,
  bookVisit: <N>(t: Unseen<N>, group: string) => sentence`भेटीची वेळ घ्या${t.unseen(`: ${group}`)}`,
  learnMoreAboutUs: 'आमच्याविषयी आणखी',
  /** heading of the articles */
  toRead: 'माहीत असलेले बरे',
  meetTheDoctors: 'डॉक्टरांची ओळख',
  seeTransformations: 'उपचारांनी झालेले बदल पाहा',
};
