import { sentence } from '../sentence.ts';

/** `of` wraps a text that is only for screen readers. */
type Named<N> = { of: (text: string) => N };

export const words = {
  cards: 'टीममधील सदस्य',
  loading: 'टीमची माहिती येत आहे...',
  doctors: <N>(t: { doctors: (text: string) => N }) =>
    sentence`डॉक्टरांची स्वतंत्र पाने आहेत: ${t.doctors('आमचे डॉक्टर')}.`,
  /** for a clinic with one dentist */
  doctor: <N>(t: { doctor: N }) => sentence`डॉक्टरांची ओळख: ${t.doctor}.`,
  viewProfile: <N>(t: Named<N>, name: string) => sentence`माहिती पाहा${t.of(`: ${name}`)}`,
  linkedin: <N>(t: Named<N>, name: string) => sentence`LinkedIn${t.of(`: ${name}`)}`,
  email: <N>(t: Named<N>, name: string) => sentence`ईमेल${t.of(`: ${name}`)}`,
  specialties: 'विशेष काम',
  about: 'परिचय',
  expertise: 'कौशल्य',
  languages: 'भाषा',
  connect: 'संपर्क',
};
