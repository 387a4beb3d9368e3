import type { ServiceGroupSummary } from './service-group-card.tsx';
import { ServiceGroupCard } from './service-group-card.tsx';
import { Link } from 'react-router';
import { clinic } from '../../../clinic/clinic.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const FEATURES = [
  {
    icon: 'scan',
    title: 'Invisalign provider',
    text: 'A scanner shows your teeth on a screen in minutes; an orthodontist plans what the aligners will do.',
    to: '/services/invisalign',
    action: 'How Invisalign works',
  },
  {
    icon: 'baby',
    title: 'Children from three',
    text: 'First visits are short and without treatment. A parent stays beside the chair throughout.',
    to: '/services/pediatric-dentistry',
    action: 'A child’s first visits',
  },
  {
    icon: 'globe',
    title: 'Patients from abroad',
    text: 'A quote within 48 hours of your enquiry, and one coordinator for the whole of your stay.',
    to: '/international-patients',
    action: 'Travelling to us',
  },
] satisfies { icon: IconName; title: string; text: string; to: string; action: string }[];

/** What the clinic does (spec 2, Home): for whom, in which six fields, and how to begin. */
export function ServiceGroups({ groups }: { groups: ServiceGroupSummary[] }) {
  const { locality } = clinic.address;
  return (
    <section aria-labelledby="services-heading" className="py-14 lg:py-24">
      <div className="page">
        <div className="lg:grid lg:grid-cols-[1fr_1.1fr] lg:items-end lg:gap-16">
          <h2 id="services-heading" className="text-title">
            What brings you here?
          </h2>
          <p className="mt-3 prose-width text-lead text-ink-soft">
            Choose what comes nearest. You need not know the name of a treatment: a visit in {locality} begins
            with looking and listening.
          </p>
        </div>
        <ul className="mt-9 grid divide-sand-deep border-y border-sand-deep max-md:divide-y md:grid-cols-3 md:divide-x lg:mt-12">
          {FEATURES.map(({ icon, title, text, to, action }) => (
            <li
              key={title}
              className="relative pt-5 pb-3 ps-12 md:px-6 md:pt-7 md:pb-4 md:first:ps-0 md:last:pe-0 lg:px-9"
            >
              <Icon
                name={icon}
                className="size-8 text-terracotta max-md:absolute max-md:top-5 max-md:start-0 md:mb-3"
              />
              <h3 className="text-card">{title}</h3>
              <p className="mt-1.5">{text}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
              >
                {action} <Icon name="arrow-right" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-14">
          {groups.map((group) => (
            <li key={group.link} className="scroll-in">
              <ServiceGroupCard {...group} />
            </li>
          ))}
        </ul>
        <div className="scroll-in mt-12 text-center lg:mt-16">
          <p className="font-display text-card text-sea-deep">
            Nothing here quite fits? A check-up finds out.
          </p>
          <ButtonLink to="/booknow" className="mt-4 max-sm:w-full">
            Book Appointment
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
