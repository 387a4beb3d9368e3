import { clinic } from '../../clinic/clinic.ts';
import { readServices } from '../content/services.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/service.ts';

export function loader({ params }: Route.LoaderArgs) {
  const service = readServices().find(({ id }) => id === params.serviceId);
  if (!service) throw new Response('No such service', { status: 404 });
  return { service };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, shortDescription, id } = loaderData.service;
  return pageMeta({
    title: `${title} in ${clinic.address.locality}, ${clinic.address.city}`,
    description: shortDescription,
    path: `/services/${id}`,
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { title, category, shortDescription, fullDescription, longDescription, benefits, procedures } =
    loaderData.service;
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page py-12 lg:py-20">
          <p className="font-semibold text-terracotta-deep">{category}</p>
          <h1 className="mt-2 max-w-3xl text-title">
            {title} in {clinic.address.locality}, {clinic.address.city}
          </h1>
          <p className="prose-width mt-4 text-lead">{shortDescription}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/booknow">Book Appointment</ButtonLink>
            <ButtonLink look="secondary" to="/services">
              View All Services
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="page grid gap-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:gap-20 lg:py-20">
        <div className="prose-width grid content-start gap-12">
          <section>
            <h2 className="text-section">About {title}</h2>
            {[fullDescription, ...longDescription].map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
          </section>
          <section>
            <h2 className="text-section">Procedure</h2>
            <ol className="mt-4 grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-terracotta-deep">
              {procedures.map((step) => (
                <li key={step} className="pl-2">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section className="self-start rounded-2xl bg-white p-6 shadow-card">
          <h2 className="text-card">Benefits</h2>
          <ul className="mt-4 grid gap-3">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Icon name="check-circle" className="mt-1 text-sea" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
