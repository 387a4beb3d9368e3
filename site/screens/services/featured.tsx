import { words } from '#words/services.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { ServiceEntry } from '../../sections/service-entry.tsx';

export function ServicesFeatured({ services }: { services: ServiceSummary[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="overflow-x-clip bg-white print:hidden">
      <div className="page py-section">
        <h2 id="featured" className="text-section">
          {words.featured}
        </h2>
        {/* On a phone a row to swipe through, in which the next one is seen to follow. */}
        <ul className="mt-6 gap-x-gap max-md:-mx-edge max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-edge max-md:gap-x-5 max-md:overflow-x-auto max-md:px-edge wide:mt-10 wide:grid wide:grid-cols-2">
          {services.map((service) => (
            <li
              key={service.id}
              className="max-md:w-65 max-md:shrink-0 max-md:snap-start md:border-t md:border-plaster-deep md:py-6"
            >
              <ServiceEntry service={service} look="featured" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
