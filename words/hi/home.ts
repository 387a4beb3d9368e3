import type { Claim } from '../../domain/clinic/clinic.ts';
import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

type Unseen<N> = { unseen: (text: string) => N };

const plural = pluralsOf('hi');
const more = (count: number) => `+${count} और`;

export const words = {
  figure: ({ figure, suffix }: Claim) =>
    `${figure.toLocaleString('hi-IN', { numberingSystem: 'latn', useGrouping: 'min2' })}${suffix}`,
  /** describes the window on a town */
  townWindow:
    'चित्र: मेहराबदार खिड़की, बाहर शहर की छतें, पेड़ और सूखते कपड़े; खिड़की पर दाँत जैसे गमले में पौधा, गिलास में दो टूथब्रश, एक बिल्ली और एक लैंप',
  benefitsOf: (group: string) => `${group}: फ़ायदे`,
  servicesOf: (group: string) => `${group}: इलाज`,
  moreBenefits: <N>(t: Unseen<N>, count: number) =>
    sentence`${more(count)}${t.unseen(plural(count, { one: ' फ़ायदा', other: ' फ़ायदे' }))}`,
  moreServices: <N>(t: Unseen<N>, count: number) => sentence`${more(count)}${t.unseen(' इलाज')}`,
  learnMore: <N>(t: Unseen<N>, group: string) => sentence`और जानें, बुक करें${t.unseen(`: ${group}`)}`,
  bookVisit: <N>(t: Unseen<N>, group: string) => sentence`अपॉइंटमेंट लें${t.unseen(`: ${group}`)}`,
  learnMoreAboutUs: 'हमारे बारे में और जानें',
  /** heading of the articles */
  toRead: 'काम की जानकारी',
  meetTheDoctors: 'डॉक्टरों से मिलें',
  seeTransformations: 'इलाज से आया बदलाव देखें',
};
