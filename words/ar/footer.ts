import { sentence } from '../sentence.ts';

export const footer = {
  quickLinks: 'روابط سريعة',
  services: 'خدماتنا',
  hours: 'ساعات العمل',
  emergency: 'للطوارئ',
  whenOpen: '(في ساعات العمل)',
  copyright: <N>(t: { year: N; name: string }) => sentence`© ${t.year} ${t.name}`,
  terms: 'شروط الخدمة',
  toTop: 'إلى أعلى الصفحة',
  networks: {
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    twitter: 'تويتر',
    linkedin: 'لينكدإن',
  },
};
