import { useSyncExternalStore, type ReactNode } from 'react';
import { words } from '#words/gallery.ts';
import { Tabs } from '../../ui/tabs.tsx';

const STICKY_FROM = 300;

type Props = {
  tabs: { id: string; name: string; count: number }[];
  /** the panels, in the same order */
  children?: ReactNode;
};

/** Tabs of the gallery. They stick below the header when the page is scrolled (docs/product.md, Gallery). */
export function GalleryTabs({ tabs, children }: Props) {
  const isSticky = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > STICKY_FROM,
    () => false,
  );
  return (
    <Tabs
      label={words.tabs}
      barClassName={`z-20 border-b transition-[background-color,box-shadow] duration-200 noscript:sticky noscript:top-(--header-height) noscript:bg-white print:hidden ${
        isSticky
          ? // The negative margin starts the sticky range higher, so the tabs stick however tall the text above is.
            'sticky top-(--header-height) -mt-60 not-print:[&+.tab-panels]:pt-60 border-transparent bg-white shadow-header'
          : 'border-sand bg-white/0'
      }`}
      listClassName="page flex flex-wrap justify-between gap-x-1 sm:justify-start sm:gap-x-4"
      tabClassName="group relative flex min-h-14 flex-col items-center justify-center gap-x-2 gap-y-0.5 px-1 pt-2 pb-3 text-center text-[0.95rem] leading-tight max-[22rem]:text-[0.85rem] font-semibold text-ink -outline-offset-3 after:absolute after:inset-x-1 after:bottom-0 sm:after:inset-x-3 first:-ms-1 last:-me-1 sm:first:-ms-3 after:border-b-4 after:border-terracotta after:opacity-(--selected) hover:text-sea sm:flex-row sm:px-3 sm:py-2 sm:text-base"
      tabs={tabs.map(({ id, name, count }) => ({
        id,
        label: (
          <>
            {name}{' '}
            <span className="rounded-full bg-mist-deep px-1.5 text-sm leading-5 text-sea-deep [font-variant-numeric:tabular-nums]">
              {count}
            </span>
          </>
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}

function subscribeToScroll(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
