import { ServiceCard, type ServiceSummary } from './service-card.tsx';

export function ServicesFeatured({ services }: { services: ServiceSummary[] }) {
  return (
    <section aria-labelledby="featured" className="bg-sand/45 py-14 lg:py-20">
      <div className="page">
        <h2 id="featured" className="text-section">
          Featured Treatments
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard {...service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
