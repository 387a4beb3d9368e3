import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** one or two sentences */
  text: string;
  /** one or two buttons */
  children: ReactNode;
};

/** Last section of a screen, with its call to action. */
export function ClosingSection({ title, text, children }: Props) {
  return (
    <section aria-labelledby="closing" className="py-5 md:py-12 wide:py-18 print:hidden bg-sand">
      <div className="page grid grid-cols-1 items-center gap-x-16 gap-y-4 wide:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="closing" className="text-section">
            {title}
          </h2>
          <p className="mt-2 prose-width text-lead text-balance md:mt-3">{text}</p>
        </div>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-1 wide:justify-end">{children}</div>
      </div>
    </section>
  );
}
