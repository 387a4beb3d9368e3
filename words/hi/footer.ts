import { sentence } from '../sentence.ts';

export const footer = {
  quickLinks: 'ज़रूरी लिंक',
  services: 'हमारे इलाज',
  hours: 'क्लिनिक का समय',
  emergency: 'इमरजेंसी संपर्क',
  whenOpen: '(क्लिनिक खुला होने पर)',
  copyright: <N>(t: { year: N; name: string }) => sentence`© ${t.year} ${t.name}`,
  terms: 'सेवा की शर्तें',
  toTop: 'ऊपर जाएँ',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
  },
};
