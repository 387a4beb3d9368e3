import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/gallery.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { GalleryBeforeAfter } from './before-after.tsx';
import { GalleryPictures } from './pictures.tsx';
import type { galleryPage } from './page.ts';
import { GalleryPatients } from './patients.tsx';

type Props = {
  page: ReturnType<typeof galleryPage>;
  /** islands: the pictures of each pair before and after */
  [pair: `pair${number}`]: ReactNode;
};

/** What belongs to each of the gallery's tabs. */
export function GalleryPanels({ page, ...pairs }: Props) {
  const { tabs, clinic, treatments, beforeAfter, patients } = page;
  const parts = {
    clinic: { heading: texts.headings.clinic, content: <GalleryPictures pictures={clinic} eager /> },
    treatments: {
      heading: texts.headings.treatments,
      content: <GalleryPictures pictures={treatments} eager={clinic.length === 0} />,
    },
    'before-after': {
      heading: texts.headings.beforeAfter,
      content: <GalleryBeforeAfter pairs={beforeAfter} comparisons={pairs} />,
    },
    patients: { heading: texts.headings.patients, content: <GalleryPatients patients={patients} /> },
  };
  return tabs.map(({ id }) => (
    <TabPanel key={id} id={id} className="scroll-mt-9">
      <section className="page pt-10 pb-section wide:pt-18">
        <h2 className="mb-7 text-section wide:mb-12">{parts[id].heading}</h2>
        {parts[id].content}
      </section>
    </TabPanel>
  ));
}
