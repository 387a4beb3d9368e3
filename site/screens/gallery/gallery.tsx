import type { ReactNode } from 'react';
import { page } from '#clinic/pages/gallery.ts';
import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/gallery.ts';
import type { GalleryPhoto } from '../../../domain/clinic/gallery.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { CallLink } from '../../parts/contact/contact-links.tsx';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { IllustrationNote } from '../../parts/hero/illustration-note.tsx';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { columnSpanAt, PICTURE_GRID } from '../../parts/gallery/picture-grid.ts';
import { SampleReviewNote } from '../../parts/testimonials/sample-review-note.tsx';
import { Portrait } from '../../parts/person/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { pageHead } from '../../seo/head.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';

export const head = pageHead(pathOf('gallery'), { title: page.heading, description: page.description });

const parts = [
  { id: 'clinic', name: words.clinic, count: clinic.length },
  { id: 'treatments', name: words.treatments, count: treatments.length },
  { id: 'before-after', name: words.beforeAfter, count: beforeAfter.length },
  { id: 'patients', name: words.patients, count: patients.length },
] as const;

/** The parts that contain pictures. */
export const tabs = parts.filter(({ count }) => count > 0);

/** @param tabs - island with the tabs of the gallery */
export function Gallery({ tabs }: { tabs?: ReactNode }) {
  return (
    <>
      <PageHero {...page} className="py-7 wide:py-8" />
      {tabs}
      <ClosingSection {...page.closing}>
        <ButtonLink to={pathOf('book')}>{page.closing.action}</ButtonLink>
        <CallLink />
      </ClosingSection>
    </>
  );
}

type Pairs = Record<`pair${number}`, ReactNode>;

/**
 * The panels of the gallery tabs.
 *
 * @param pairs - islands with the before-and-after pictures
 */
export function GalleryPanels(pairs: Pairs) {
  const panels = {
    clinic: { heading: page.headings.clinic, content: <Pictures pictures={clinic} eager /> },
    treatments: {
      heading: page.headings.treatments,
      content: <Pictures pictures={treatments} eager={clinic.length === 0} />,
    },
    'before-after': {
      heading: page.headings.beforeAfter,
      content: <BeforeAfter pairs={pairs} />,
    },
    patients: { heading: page.headings.patients, content: <Patients /> },
  };
  return tabs.map(({ id }) => (
    <TabPanel key={id} id={id} className="scroll-mt-9">
      <section className="page pt-10 pb-section wide:pt-18">
        <h2 className="mb-7 text-section wide:mb-12">{panels[id].heading}</h2>
        {panels[id].content}
      </section>
    </TabPanel>
  ));
}

const SPANS = {
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
  6: 'wide:col-span-6',
  7: 'wide:col-span-7',
  8: 'wide:col-span-8',
};

type Props = {
  pictures: GalleryPhoto[];
  /** whether the first picture is visible without scrolling */
  eager: boolean;
};

/** Pictures with captions, in rows of equal height, starting at the edge of the window. */
function Pictures({ pictures, eager }: Props) {
  return (
    <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2 wide:grid-cols-12 wide:gap-y-12">
      {pictures.map(({ title, ...picture }, index) => (
        <li key={title} className={`wide:first:-ms-bleed ${SPANS[columnSpanAt(index, pictures.length)]}`}>
          <figure>
            <Picture
              of={picture}
              sizes="(width >= 76rem) 54rem, (width >= 40rem) 45vw, 92vw"
              eager={eager && index === 0}
              className="aspect-[3/2] w-full object-cover shadow-sheet wide:aspect-auto wide:h-[26rem]"
            />
            <figcaption
              className={`mt-3.5 flex flex-wrap items-baseline justify-between gap-x-4 ${index === 0 ? 'wide:ms-bleed' : ''}`}
            >
              <span className="font-display text-card text-sea-deep">{title}</span>
              {index === 0 && 'stem' in picture.image && <IllustrationNote of="page" />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** @param pairs - islands with the before-and-after pictures */
function BeforeAfter({ pairs }: { pairs: Pairs }) {
  return (
    <>
      <ul className={PICTURE_GRID}>
        {beforeAfter.map(({ title }, index) => (
          <li key={title}>
            {pairs[`pair${index}`]}
            {index === 0 && <IllustrationNote of="page" className="mt-3" />}
            {index === 0 && <SampleReviewNote of="patients" />}
            <h3 className="mt-4 text-card">{title}</h3>
          </li>
        ))}
      </ul>
      {hasScreen('transformations', site) && (
        <p className="mt-10">
          <TextLink to={pathOf('transformations')} className="gap-2">
            {words.transformations} <Icon drawing={arrowRightIcon} className="size-4" />
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Patients with a sentence about their treatment, alternating in size. */
function Patients() {
  return (
    <>
      <SampleReviewNote of="patients" className="-mt-3 mb-7 wide:-mt-8 wide:mb-12" />
      <ul className="grid gap-x-gap gap-y-8 wide:grid-cols-12 wide:gap-y-14">
        {patients.map(({ title, description, ...picture }, index) => {
          const isNear = index % 4 === 0 || index % 4 === 3;
          return (
            <li
              key={title}
              className={`flex flex-wrap items-center gap-5 sm:gap-8 ${isNear ? 'wide:col-span-7' : 'wide:col-span-5'}`}
            >
              <Portrait
                shape="disc"
                of={picture}
                sizes="(width >= 76rem) 17rem, 9rem"
                className={`max-w-[45%] shrink-0 ${isNear ? 'w-36 sm:w-44 wide:w-68' : 'w-26 sm:w-32 wide:w-44'}`}
              />
              <div className="min-w-32 flex-1">
                <h3 className="text-card">{title}</h3>
                <p className="mt-2 max-w-[26em]">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <IllustrationNote of="page" className="mt-8" />
    </>
  );
}
