import { services } from '#clinic/services.server.ts';
import { words } from '#words/service.ts';
import type { Service as ServiceData } from '../../../domain/clinic/service.ts';
import { servicePath } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { hasPage } from '../../site-language.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { ServiceBody } from './body.tsx';
import { headingOf, ServiceHero } from './hero.tsx';

/** Paths and props of all services available in this language, for Astro's `getStaticPaths`. */
export function servicePages() {
  return services
    .filter(({ id }) => hasPage(servicePath(id)))
    .map((service) => ({ params: { id: service.id }, props: { service } }));
}

export function headOf(service: ServiceData) {
  const { id, shortDescription } = service;
  return pageHead(servicePath(id), { title: headingOf(service), description: shortDescription });
}

export function Service({ service }: { service: ServiceData }) {
  return (
    <div className="relative wrap-anywhere">
      <LoadingPanel text={words.loading} />
      <ServiceHero service={service} />
      <ServiceBody service={service} />
    </div>
  );
}
