import { page } from '#clinic/pages/transformations.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { pathOf } from '../../pages.ts';
import { Closing } from '../../sections/closing.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/transformations.ts';
import { TransformationCards } from './cards.tsx';
import { TransformationsHero } from './hero.tsx';

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
      {alignerKinds.length > 0 && (
        <section aria-labelledby="aligners" className="bg-white py-12 lg:py-20">
          <div className="page">
            <h2 id="aligners" className="text-section">
              {words.aligners}
            </h2>
            <div className="mt-8 grid gap-14">
              {alignerKinds.map(({ id, title, description, cases }) => (
                <section key={id} aria-labelledby={`aligners-${id}`}>
                  <h3 id={`aligners-${id}`} className="text-card text-terracotta-deep">
                    {title}
                  </h3>
                  <p className="mt-1">{description}</p>
                  <TransformationCards transformations={cases} headingLevel={4} className="mt-5 gap-y-10" />
                </section>
              ))}
            </div>
          </div>
        </section>
      )}
      {patients.length > 0 && (
        <section aria-labelledby="patients" className="bg-sand/45 py-12 lg:py-20">
          <div className="page">
            <h2 id="patients" className="text-section">
              {words.patients}
            </h2>
            <TransformationCards transformations={patients} headingLevel={3} className="mt-8 gap-y-12" />
          </div>
        </section>
      )}
      <Closing
        ground="deep"
        title={page.closing.title}
        actions={
          <ButtonLink look="onDark" to={pathOf('booknow')}>
            {page.closing.action}
          </ButtonLink>
        }
      >
        {page.closing.text}
      </Closing>
    </div>
  );
}
