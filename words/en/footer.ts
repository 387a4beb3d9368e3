import { sentence } from '../sentence.ts';

export const footer = {
  quickLinks: 'Quick Links',
  services: 'Our Services',
  hours: 'Working Hours',
  emergency: 'Emergency contact',
  /** after it, while the clinic is closed */
  whenOpen: '(when open)',
  copyright: <N>(t: { year: N; name: string }) => sentence`© ${t.year} ${t.name}`,
  terms: 'Terms of Service',
  toTop: 'Scroll to top',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
  },
};
