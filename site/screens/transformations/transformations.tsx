import type { ReactNode } from 'react';
import { page } from '#clinic/pages/transformations.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { site } from '#clinic/site.ts';
import { casesOf } from '../../../domain/clinic/transformations.ts';
import { pathOf, hasScreen } from '../../../domain/web/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { AlignerCases } from './aligner-cases.tsx';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { IllustrationNote } from '../../parts/hero/illustration-note.tsx';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { SampleReviewNote } from '../../parts/testimonials/sample-review-note.tsx';
import { GRID_SIZES, PICTURE_GRID } from '../../parts/gallery/picture-grid.ts';
import { pageHead } from '../../seo/head.ts';
import { Icon, arrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Sentence } from '../../ui/sentence.tsx';

export const head = pageHead(pathOf('transformations'), {
  title: page.heading,
  description: page.description,
});

const all = casesOf({ alignerKinds, patients });

/** Before-and-after pictures of all cases. */
export const comparisons = [
  ...alignerKinds.flatMap(({ cases }) =>
    cases.map(({ title, before, after }) => ({ title, before, after, sizes: GRID_SIZES })),
  ),
  ...patients.map(({ title: what, patientName, before, after }) => {
    const title = patientName ? words.name(patientName, what) : what;
    return { title, before, after, sizes: GRID_SIZES };
  }),
];

/** @param islands - the comparisons, in the order of `comparisons` */
export function Transformations(islands: Record<`case${number}`, ReactNode>) {
  const picturesOf = (each: (typeof all)[number]) => islands[`case${all.indexOf(each)}`];
  return (
    <div className="relative">
      <LoadingPanel text={words.loading} />
      <TransformationsHero />
      {alignerKinds.length > 0 && <AlignerCases picturesOf={picturesOf} />}
      <Patients picturesOf={picturesOf} />
      <ClosingSection title={page.closing.title} text={page.closing.text}>
        <ButtonLink to={pathOf('booknow')}>{page.closing.action}</ButtonLink>
      </ClosingSection>
    </div>
  );
}

function TransformationsHero() {
  return (
    <PageHero
      {...page}
      className="pt-4 lg:pt-8"
      above={
        hasScreen('gallery', site) && (
          <Link
            to={pathOf('gallery')}
            className="mb-4 inline-flex min-h-11 items-center gap-2 text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea lg:mb-8"
          >
            <Icon drawing={arrowLeftIcon} className="size-4" /> {words.back}
          </Link>
        )
      }
    >
      <IllustrationNote of="page" className="mt-3" />
      <SampleReviewNote of="patients" />
      {/* They look like tabs but lead to other addresses, so they are links. */}
      {page.tabs.length > 0 && (
        <nav aria-label={words.tabs} className="mt-8 border-b border-mist-deep lg:mt-12">
          <ul className="flex flex-wrap gap-x-7 sm:gap-x-10">
            {page.tabs.map(({ label, link }) => (
              <li key={link}>
                <Link
                  to={link}
                  aria-current={link === pathOf('transformations') ? 'page' : undefined}
                  className="flex min-h-14 min-w-11 items-center border-y-4 border-unmarked font-semibold text-ink hover:text-sea aria-[current]:border-b-terracotta"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PageHero>
  );
}

type Patient = (typeof patients)[number];

/** Treatments of patients and how long they took; renders nothing if there are none. */
function Patients({ picturesOf }: { picturesOf: (patient: Patient) => ReactNode }) {
  if (patients.length === 0) return null;
  return (
    <section aria-labelledby="patients" className={`page py-section ${PICTURE_GRID}`}>
      <h2 id="patients" className="-mb-4 text-section md:col-span-full wide:-mb-6">
        {words.patients}
      </h2>
      {patients.map((each) => (
        <article key={each.id}>
          {picturesOf(each)}
          <h3 className="mt-4 text-card">{headingOf(each)}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-ink-soft">{words.treatment}</dt>
            <dd className="font-semibold">{each.treatment}</dd>
            <dt className="text-ink-soft">{words.duration}</dt>
            <dd className="font-semibold">{each.duration}</dd>
          </dl>
        </article>
      ))}
    </section>
  );
}

function headingOf({ patientName, title }: Patient) {
  return patientName ? <Sentence parts={words.heading({ patient }, patientName, title)} /> : title;
}

function patient(text: string) {
  return <span className="text-terracotta-deep">{text}</span>;
}
