import { clinic } from '../../../clinic/clinic.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const POINTS = [
  {
    icon: 'certificate',
    title: 'Experienced Specialists',
    text: `Over ${clinic.claims.yearsOfExperience} years of practice, and for each field a dentist who was trained in it: braces, root canals, surgery, children.`,
  },
  {
    icon: 'scan',
    title: 'State-of-the-Art Technology',
    text: 'An intraoral scanner shows your teeth on a screen within minutes and spares most people the putty impression.',
  },
  {
    icon: 'heart',
    title: 'Comfortable Environment',
    text: 'No waiting for visits booked in advance. Raise a hand and we stop; numbness is tested before we begin.',
  },
  {
    icon: 'user',
    title: 'Personalized Care',
    text: 'You hear what each option can and cannot do for your mouth, and the plan follows your answer.',
  },
  {
    icon: 'coins',
    title: 'Transparent Pricing',
    text: 'Affordable and agreed beforehand: you get the cost in writing before any treatment starts.',
  },
  {
    icon: 'shield',
    title: 'Focus on Prevention',
    text: 'Check-ups and cleaning find trouble while it is small, when putting it right is simple too.',
  },
] satisfies { icon: IconName; title: string; text: string }[];

export function ServicesWhy() {
  return (
    <section aria-labelledby="why" className="bg-white py-14 lg:py-20">
      <div className="page">
        <h2 id="why" className="text-section">
          Why Choose {clinic.name}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {POINTS.map(({ icon, title, text }) => (
            <li key={title} className="border-t-2 border-sea-light pt-5">
              <Icon name={icon} className="size-8 text-terracotta" />
              <h3 className="mt-3 text-card">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
