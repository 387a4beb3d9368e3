import { page } from '#clinic/pages/contact.ts';
import { words } from '#words/contact-section.ts';
import { pathOf } from '../../pages.ts';
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
  return pageMeta({ title: words.title, description: page.description, path: pathOf('contact') });
}

export default function ContactScreen() {
  return <ContactSection asPage />;
}
