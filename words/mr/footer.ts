import { sentence } from '../sentence.ts';

export const footer = {
  quickLinks: 'महत्त्वाच्या लिंक',
  services: 'आमचे उपचार',
  hours: 'क्लिनिकची वेळ',
  emergency: 'तातडीच्या वेळी संपर्क',
  whenOpen: '(क्लिनिक उघडे असताना)',
  copyright: <N>(t: { year: N; name: string }) => sentence`© ${t.year} ${t.name}`,
  terms: 'सेवेच्या अटी',
  toTop: 'पानाच्या वर जा',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
  },
};
