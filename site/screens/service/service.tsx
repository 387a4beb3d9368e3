import { words } from '#words/service.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { ServiceBody } from './body.tsx';
import { ServiceHero } from './hero.tsx';
import type { ServicePage } from './page.ts';

export function Service({ page }: { page: ServicePage }) {
  return (
    <div className="relative wrap-anywhere">
      <LoadingPanel text={words.loading} />
      <ServiceHero {...page} />
      <ServiceBody {...page} />
    </div>
  );
}
