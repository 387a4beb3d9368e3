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
  sand: { section: 'bg-sand', title: '' },
  deep: { section: 'bg-sea-deep text-mist', title: 'text-white' },
} satisfies Record<Props['ground'], object>;

/** The last section of a screen: the one thing to do next. */
export function Closing({ ground, title, actions, children }: Props) {
  const look = LOOKS[ground];
  return (
    <section aria-labelledby="closing" className={`py-6 md:py-12 wide:py-18 print:hidden ${look.section}`}>
      <div className="page grid grid-cols-1 items-center gap-x-16 gap-y-5 wide:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="closing" className={`text-section ${look.title}`}>
            {title}
          </h2>
          <p className="mt-3 prose-width text-lead">{children}</p>
        </div>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3 wide:justify-end">{actions}</div>
      </div>
    </section>
  );
}
