import { page } from '#clinic/pages/transformations.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/transformations.ts';
import { AlignerCases } from './aligner-cases.tsx';
import { TransformationsHero } from './hero.tsx';
import { Patients } from './patients.tsx';

export function loader() {
  return { alignerKinds, patients };
}

export function meta() {
  return pageMeta({ title: page.heading, description: page.description, path: pathOf('transformations') });
}

export default function Transformations({ loaderData: { alignerKinds, patients } }: Route.ComponentProps) {
  return (
    <div className="relative">
      <LoadingPanel text={words.loading} />
      <TransformationsHero />
      {alignerKinds.length > 0 && <AlignerCases kinds={alignerKinds} />}
      <div className="py-section">
        <Patients patients={patients}>
          <section aria-labelledby="closing" className="print:hidden">
            <h2 id="closing" className="text-section">
              {page.closing.title}
            </h2>
            <p className="mt-4 prose-width text-lead">{page.closing.text}</p>
            <ButtonLink to={pathOf('booknow')} className="mt-6">
              {page.closing.action}
            </ButtonLink>
          </section>
        </Patients>
      </div>
    </div>
  );
}
