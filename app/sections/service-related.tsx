import { ServiceCard, type ServiceSummary } from './service-card.tsx';

export function ServiceRelated({ services }: { services: ServiceSummary[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sand/45 py-14 lg:py-20">
      <div className="page">
        <h2 id="related" className="text-section">
          Related services
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
