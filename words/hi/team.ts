import { sentence } from '../sentence.ts';

type Named<N> = { of: (text: string) => N };

export const words = {
  cards: 'टीम के सदस्य',
  loading: 'टीम की जानकारी खुल रही है...',
  doctors: <N>(t: { doctors: (text: string) => N }) =>
    sentence`डॉक्टरों के अपने पेज हैं: ${t.doctors('हमारे डॉक्टर')}।`,
  /** for a clinic with one dentist */
  doctor: <N>(t: { doctor: N }) => sentence`डॉक्टर का परिचय: ${t.doctor}।`,
  viewProfile: <N>(t: Named<N>, name: string) => sentence`परिचय देखें${t.of(`: ${name}`)}`,
  linkedin: <N>(t: Named<N>, name: string) => sentence`LinkedIn${t.of(`: ${name}`)}`,
  email: <N>(t: Named<N>, name: string) => sentence`ईमेल${t.of(`: ${name}`)}`,
  specialties: 'विशेषज्ञता',
  about: 'परिचय',
  expertise: 'अनुभव',
  languages: 'भाषाएँ',
  connect: 'संपर्क',
};
