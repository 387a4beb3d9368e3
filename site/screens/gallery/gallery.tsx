import type { ReactNode } from 'react';
import { page } from '#clinic/pages/gallery.ts';
import { beforeAfter, clinic, patients, treatments } from '#clinic/gallery.server.ts';
import { words } from '#words/gallery.ts';
import { pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/contact-links.tsx';
import { Closing } from '../../sections/closing.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pageHead } from '../../seo/head.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { GalleryBeforeAfter } from './before-after.tsx';
import { GalleryPictures } from './pictures.tsx';
import { GalleryPatients } from './patients.tsx';

export const head = pageHead(pathOf('gallery'), { title: page.heading, description: page.description });

const parts = [
  { id: 'clinic', name: words.clinic, count: clinic.length },
  { id: 'treatments', name: words.treatments, count: treatments.length },
  { id: 'before-after', name: words.beforeAfter, count: beforeAfter.length },
  { id: 'patients', name: words.patients, count: patients.length },
] as const;

/** The parts that have pictures. */
export const tabs = parts.filter(({ count }) => count > 0);

/** @param tabs - an island: the parts of the gallery under their tabs */
export function Gallery({ tabs }: { tabs?: ReactNode }) {
  return (
    <>
      <PageHero {...page} className="py-7 wide:py-8" />
      {tabs}
      <Closing {...page.closing}>
        <ButtonLink to={pathOf('book')}>{page.closing.action}</ButtonLink>
        <CallLink />
      </Closing>
    </>
  );
}

/**
 * What belongs to each of the gallery's tabs.
 *
 * @param pairs - islands: the pictures of each pair before and after
 */
export function GalleryPanels(pairs: Record<`pair${number}`, ReactNode>) {
  const panels = {
    clinic: { heading: page.headings.clinic, content: <GalleryPictures pictures={clinic} eager /> },
    treatments: {
      heading: page.headings.treatments,
      content: <GalleryPictures pictures={treatments} eager={clinic.length === 0} />,
    },
    'before-after': {
      heading: page.headings.beforeAfter,
      content: <GalleryBeforeAfter pairs={beforeAfter} comparisons={pairs} />,
    },
    patients: { heading: page.headings.patients, content: <GalleryPatients patients={patients} /> },
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
