import type { ReactNode } from 'react';

type Props = {
  eyebrow?: string;
  heading: string;
  intro: ReactNode;
  /** over everything else, such as a way back */
  above?: ReactNode;
  /** beside the text on wide screens, below it on narrow ones */
  picture?: ReactNode;
  /** under the intro, such as buttons */
  children?: ReactNode;
  /** the space above and below */
  className?: string;
};

/** The first section of a screen: what it is about. */
export function PageHero(props: Props) {
  const { eyebrow, heading, intro, above, picture, children, className = 'py-10 lg:py-16' } = props;
  return (
    <section className="bg-mist pt-(--header-height)">
      <div
        className={`page ${picture ? 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]' : ''} ${className}`}
      >
        <div>
          {above}
          {eyebrow && <p className="mb-2 font-semibold text-terracotta-deep">{eyebrow}</p>}
          <h1 className="max-w-3xl text-title">{heading}</h1>
          <p className="mt-4 prose-width text-lead text-ink-soft">{intro}</p>
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}
