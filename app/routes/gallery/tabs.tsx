import { useSyncExternalStore, type ReactNode } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { GalleryBeforeAfter, type Pair } from './before-after.tsx';
import { GalleryPatients } from './patients.tsx';
import { GalleryPictures, type GalleryPicture } from './pictures.tsx';

const STICKY_FROM = 300; // spec 9

type Props = {
  clinicPictures: GalleryPicture[];
  treatments: GalleryPicture[];
  pairs: Pair[];
  patients: (GalleryPicture & { description: string })[];
};

/** The gallery's four parts under tabs that stay in view once the page is scrolled. */
export function GalleryTabs({ clinicPictures, treatments, pairs, patients }: Props) {
  const isSticky = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > STICKY_FROM,
    () => false,
  );
  const parts = [
    {
      id: 'clinic',
      name: 'Clinic',
      count: clinicPictures.length,
      heading: 'The rooms you will see',
      content: <GalleryPictures pictures={clinicPictures} rhythm={[7, 5, 5, 7, 6, 6]} eager />,
    },
    {
      id: 'treatments',
      name: 'Treatments',
      count: treatments.length,
      heading: 'What treatment looks like',
      content: <GalleryPictures pictures={treatments} rhythm={[6, 6, 4, 4, 4]} />,
    },
    {
      id: 'before-after',
      name: 'Before-after',
      count: pairs.length,
      heading: 'The same smile, before and after',
      content: <GalleryBeforeAfter pairs={pairs} />,
    },
    {
      id: 'patients',
      name: 'Patients',
      count: patients.length,
      heading: 'People who sat in our chairs',
      content: <GalleryPatients patients={patients} />,
    },
  ];
  return (
    <Tabs
      label="Parts of the gallery"
      barClassName={`z-20 border-b transition-[background-color,box-shadow] duration-200 noscript:sticky noscript:top-(--header-height) noscript:bg-white print:hidden ${
        isSticky
          ? 'sticky top-(--header-height) border-transparent bg-white shadow-header'
          : 'border-sand bg-white/0'
      }`}
      listClassName="page flex flex-wrap gap-x-1 sm:gap-x-4"
      tabClassName="group relative flex min-h-14 grow flex-col items-center justify-center gap-x-2 gap-y-0.5 px-1 pt-2 pb-3 text-center text-[0.95rem] leading-tight max-[22rem]:px-0 max-[22rem]:text-[0.85rem] font-semibold text-ink -outline-offset-3 after:absolute after:inset-x-1 after:bottom-0 after:border-b-4 after:border-terracotta after:opacity-(--selected) hover:text-sea sm:grow-0 sm:flex-row sm:px-3 sm:py-2 sm:text-base"
      panelClassName="scroll-mt-9"
      tabs={parts.map(({ id, name, count, heading, content }) => ({
        id,
        label: (
          <>
            {name} <Count>{count}</Count>
          </>
        ),
        panel: (
          <section className="page py-10 lg:py-16">
            <h2 className="mb-7 text-section lg:mb-10">{heading}</h2>
            {content}
          </section>
        ),
      }))}
    />
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-mist-deep px-1.5 text-sm leading-5 text-sea-deep tabular-nums">
      {children}
    </span>
  );
}

function subscribeToScroll(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
