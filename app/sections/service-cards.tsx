import type { ServiceSummary } from '../content/services.server.ts';
import { ServiceCard } from './service-card.tsx';

type Props = { id: string; title: string; services: ServiceSummary[] };

/** A section of services as cards; nothing where there are none. */
export function ServiceCards({ id, title, services }: Props) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={id} className="bg-sand/45 py-14 lg:py-20 print:hidden">
      <div className="page">
        <h2 id={id} className="text-section">
          {title}
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
