import type { ReactNode } from 'react';

type Props = {
  ground: 'sand' | 'deep';
  title: string;
  /** what to do next: one or two buttons */
  actions: ReactNode;
  /** one or two sentences */
  children: ReactNode;
};

const LOOKS = {
  sand: {
    section: 'bg-sand',
    inner: 'grid justify-items-center gap-7 text-center',
    title: '',
    actions: 'justify-center',
  },
  deep: {
    section: 'bg-sea-deep text-mist',
    inner: 'grid items-center gap-8 lg:grid-cols-[1fr_auto] lg:gap-16',
    title: 'text-white',
    actions: '',
  },
} satisfies Record<Props['ground'], object>;

/** The last section of a screen: the one thing to do next. */
export function Closing({ ground, title, actions, children }: Props) {
  const look = LOOKS[ground];
  return (
    <section aria-labelledby="closing" className={`py-14 lg:py-20 print:hidden ${look.section}`}>
      <div className={`page ${look.inner}`}>
        <div>
          <h2 id="closing" className={`text-section ${look.title}`}>
            {title}
          </h2>
          <p className="mt-3 prose-width text-lead">{children}</p>
        </div>
        <div className={`flex flex-wrap gap-x-2 gap-y-3 ${look.actions}`}>{actions}</div>
      </div>
    </section>
  );
}
