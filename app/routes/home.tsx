import { clinic } from '../../clinic/clinic.ts';
import { Hero } from '../sections/hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export function meta() {
  const { locality, city } = clinic.address;
  return pageMeta({
    fullTitle: `${clinic.name} | Dentist in ${locality}, ${city} | ${clinic.leadDoctor.name}`,
    description: `${clinic.leadDoctor.name} and team care for children and adults in ${locality}, ${city}: check-ups, fillings, root canals, implants, braces and Invisalign, Sundays included.`,
    path: '/',
  });
}

export default function Home() {
  return <Hero />;
}
