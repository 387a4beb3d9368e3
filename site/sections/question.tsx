import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
};

/** A question, or a heading, and what belongs to it: beside each other where there is room. */
export function Question({ id, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="question-answer border-t border-sand-deep py-8 first:border-0 wide:py-12"
    >
      <h2 id={id} className="text-answer">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
