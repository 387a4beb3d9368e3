import type { ReactNode } from 'react';

type Props = {
  eyebrow?: string;
  heading: string;
  headingSize?: 'text-title' | 'text-hero';
  intro: ReactNode;
  introColor?: 'text-ink-soft' | 'text-ink';
  /** shown above the heading, such as a breadcrumb */
  above?: ReactNode;
  /** beside the text on wide screens, below it on narrow ones */
  picture?: ReactNode;
  /** below the intro, such as buttons */
  children?: ReactNode;
  /** classes for the vertical space; with a picture also for the columns */
  className?: string;
};

/** First section of a screen, with its heading and intro. */
export function PageHero(props: Props) {
  const { eyebrow, heading, intro, above, picture, children, className = 'py-10 wide:py-16' } = props;
  const { headingSize = 'text-title', introColor = 'text-ink-soft' } = props;
  return (
    <section className="overflow-x-clip bg-mist pt-(--header-height)">
      <div
        className={`page ${picture ? 'grid grid-cols-1 items-center gap-x-16' : 'wide:question-answer wide:items-end wide:gap-y-0'} ${className}`}
      >
        <div className={picture ? '' : 'contents'}>
          {above && <div className="wide:col-span-full">{above}</div>}
          <div>
            {eyebrow && <p className="mb-2 font-semibold text-terracotta-deep">{eyebrow}</p>}
            <h1 className={headingSize}>{heading}</h1>
          </div>
          <p className={`mt-4 prose-width text-lead ${introColor}`}>{intro}</p>
          {children && <div className="wide:col-span-full">{children}</div>}
        </div>
        {picture}
      </div>
    </section>
  );
}
