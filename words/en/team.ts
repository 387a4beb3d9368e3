import { sentence } from '../sentence.ts';

/** `of` wraps a text that is only for screen readers. */
type Named<N> = { of: (text: string) => N };

export const words = {
  cards: 'Team members',
  loading: 'Loading the team...',
  doctors: <N>(t: { doctors: (text: string) => N }) =>
    sentence`The dentists have pages of their own: ${t.doctors('our doctors')}.`,
  /** for a clinic with one dentist */
  doctor: <N>(t: { doctor: N }) => sentence`The dentist has a page too: ${t.doctor}.`,
  viewProfile: <N>(t: Named<N>, name: string) => sentence`View Profile ${t.of(`of ${name}`)}`,
  linkedin: <N>(t: Named<N>, name: string) => sentence`LinkedIn ${t.of(`of ${name}`)}`,
  email: <N>(t: Named<N>, name: string) => sentence`E-mail ${t.of(`of ${name}`)}`,
  specialties: 'Specialties',
  about: 'About',
  expertise: 'Expertise',
  languages: 'Languages',
  connect: 'Connect',
};
