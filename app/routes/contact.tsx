import { clinic } from '../../clinic/clinic.ts';
import { ContactSection } from '../sections/contact-section.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export function meta() {
  const { locality, city } = clinic.address;
  return pageMeta({
    title: 'Contact',
    description: `Write to, call or visit ${clinic.name} in ${locality}, ${city}: message form, phone, e-mail, office hours, map and emergency number.`,
    path: '/contact',
  });
}

export default function ContactScreen() {
  return <ContactSection asPage />;
}
