import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** one or two sentences */
  text: string;
  /** one or two buttons */
  children: ReactNode;
};

/** After what there is to read on a screen: what a reader can do next. */
export function NextStep({ title, text, children }: Props) {
  return (
    <aside aria-labelledby="next-step" className="bg-sand print:hidden">
      <div className="page grid gap-x-gap gap-y-6 py-12 wide:grid-cols-[7fr_5fr] wide:items-center wide:py-18">
        <div>
          <h2 id="next-step" className="text-section">
            {title}
          </h2>
          <p className="mt-3 prose-width text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 wide:justify-end">{children}</div>
      </div>
    </aside>
  );
}
