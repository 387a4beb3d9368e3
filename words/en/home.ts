import type { Claim } from '../../domain/clinic/clinic.ts';
import { pluralsOf } from '../plurals.ts';
import { sentence } from '../sentence.ts';

type Unseen<N> = { unseen: (text: string) => N };

const plural = pluralsOf('en');
const more = (count: number) => `+${count} more`;

export const words = {
  /** '500+', '1200+', '10,000+', '1,20,000+', '99%' */
  figure({ figure, suffix }: Claim) {
    // Without `Intl`, because browsers take long to create the first formatter.
    const digits = String(figure);
    if (figure < 10_000) return digits + suffix;
    const groups = [digits.slice(-3)];
    for (let rest = digits.slice(0, -3); rest; rest = rest.slice(0, -2)) groups.unshift(rest.slice(-2));
    return groups.join(',') + suffix;
  },
  /** describes the window on a town */
  townWindow:
    'Illustration: an arched window on a town, with its roofs, trees and a line of washing; on its sill a plant in a pot like a tooth, two toothbrushes in a glass, a cat and a lamp',
  benefitsOf: (group: string) => `${group}: benefits`,
  servicesOf: (group: string) => `${group}: services`,
  moreBenefits: <N>(t: Unseen<N>, count: number) =>
    sentence`${more(count)}${t.unseen(plural(count, { one: ' benefit', other: ' benefits' }))}`,
  moreServices: <N>(t: Unseen<N>, count: number) =>
    sentence`${more(count)}${t.unseen(plural(count, { one: ' service', other: ' services' }))}`,
  learnMore: <N>(t: Unseen<N>, group: string) => sentence`Learn More & Book${t.unseen(`: ${group}`)}`,
  bookVisit: <N>(t: Unseen<N>, group: string) => sentence`Book a Visit${t.unseen(`: ${group}`)}`,
  learnMoreAboutUs: 'Learn More About Us',
  /** heading of the articles */
  toRead: 'Good to know',
  meetTheDoctors: 'Meet the doctors',
  seeTransformations: 'See treatment transformations',
};
