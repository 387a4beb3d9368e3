import { Link } from 'react-router';
import { clinic } from '../../clinic/clinic.ts';
import { readServices, servicesByCategory } from '../content/services.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/services.ts';

export function loader() {
  const groups = servicesByCategory(readServices()).map(({ category, services }) => ({
    category,
    services: services.map(({ id, title }) => ({ id, title })),
  }));
  return { groups };
}

export function meta() {
  return pageMeta({
    title: `Dental services in ${clinic.address.locality}`,
    description: `What we treat and how, from check-ups and fillings to root canals, implants, braces and Invisalign in ${clinic.address.locality}, ${clinic.address.city}.`,
    path: '/services',
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page py-12 lg:py-20">
          <h1 className="max-w-3xl text-title">Expert Dental Services for Your Smile</h1>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/book">Book an Appointment</ButtonLink>
            <ButtonLink look="secondary" to="#all-services">
              View All Services
            </ButtonLink>
          </div>
        </div>
      </section>
      <section id="all-services" aria-label="All services" className="page py-14 lg:py-20">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.groups.map(({ category, services }) => (
            <article key={category} id={category} className="rounded-2xl bg-white p-6 shadow-card">
              <h2 className="text-card">{category}</h2>
              <p className="text-ink-soft">
                {services.length} {services.length === 1 ? 'service' : 'services'}
              </p>
              <ul className="mt-3">
                {services.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      to={`/services/${id}`}
                      className="flex min-h-11 items-center text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}
