import { words } from '#words/service.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { ServiceEntry } from '../../sections/service-entry.tsx';

/** The services to read next, the likeliest first and widest. */
export function RelatedServices({ services }: { services: ServiceSummary[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page py-section print:hidden">
      <h2 id="related" className="text-section">
        {words.related}
      </h2>
      <ul className="mt-6 gap-x-gap max-wide:divide-y max-wide:divide-sand-deep wide:mt-10 wide:grid wide:grid-cols-[1.4fr_1fr_1fr]">
        {services.map((service, at) => (
          <li key={service.id} className="max-wide:py-4">
            <ServiceEntry service={service} look={at === 0 ? 'likeliest' : 'related'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
