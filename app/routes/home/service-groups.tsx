import { Link } from 'react-router';
import { page } from '#clinic/pages/home.ts';
import { shared } from '#words/shared.ts';
import { pathOf } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { ServiceGroupCard, type ServiceGroupSummary } from './service-group-card.tsx';

const { title, intro, features, closing } = page.services;

/** What the clinic does: for whom, in which fields, and how to begin; nothing where it says neither. */
export function ServiceGroups({ groups }: { groups: ServiceGroupSummary[] }) {
  if (features.length === 0 && groups.length === 0) return null;
  return (
    <section aria-labelledby="services-heading" className="py-14 lg:py-24">
      <div className="page">
        <div className="lg:grid lg:grid-cols-[1fr_1.1fr] lg:items-end lg:gap-16">
          <h2 id="services-heading" className="text-title">
            {title}
          </h2>
          <p className="mt-3 prose-width text-lead text-ink-soft">{intro}</p>
        </div>
        {features.length > 0 && (
          <ul className="mt-9 grid divide-sand-deep border-y border-sand-deep max-md:divide-y md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] md:divide-x lg:mt-12">
            {features.map(({ icon, title, text, link, action }) => (
              <li
                key={title}
                className="relative pt-5 pb-3 ps-12 md:px-6 md:pt-7 md:pb-4 md:first:ps-0 md:last:pe-0 lg:px-9"
              >
                <Icon
                  name={icon as IconName}
                  className="size-8 text-terracotta max-md:absolute max-md:top-5 max-md:start-0 md:mb-3"
                />
                <h3 className="text-card">{title}</h3>
                <p className="mt-1.5">{text}</p>
                <Link
                  to={link}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
                >
                  {action} <Icon name="arrow-right" className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {groups.length > 0 && (
          <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-14">
            {groups.map((group) => (
              <li key={group.title} className="scroll-in">
                <ServiceGroupCard {...group} />
              </li>
            ))}
          </ul>
        )}
        <div className="scroll-in mt-12 text-center lg:mt-16">
          <p className="font-display text-card text-sea-deep">{closing}</p>
          <ButtonLink to={pathOf('booknow')} className="mt-4 max-sm:w-full">
            {shared.bookAppointment}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
