import { clinic } from '../../../clinic/clinic.ts';
import { ContactSection, loadContactForm } from '../../sections/contact-section.tsx';
import { pageMeta } from '../../seo/page-meta.ts';

/** There is nothing to load but the form's code, and that only for one who comes from another page: see below. */
export function loader() {
  return null;
}

/** Come to from another page, this one appears whole. */
export async function clientLoader() {
  await loadContactForm();
  return null;
}

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
