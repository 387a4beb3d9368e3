import { page } from '#clinic/pages/about.ts';
import type { Milestone } from '../../../domain/content/timeline.ts';

/** The clinic's years; nothing where there are no milestones. */
export function AboutTimeline({ milestones }: { milestones: Milestone[] }) {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="bg-sand/45 py-14 lg:py-20">
      <div className="page">
        <h2 id="timeline" className="text-section">
          {page.timeline.title}
        </h2>
        <ol className="mt-8 lg:mt-12 lg:grid lg:grid-cols-3 lg:gap-y-12">
          {milestones.map(({ year, title, description }) => (
            <li
              key={year}
              className="relative border-s-2 border-sea-line pb-9 ps-7 last:pb-0 lg:border-t-2 lg:border-s-0 lg:pt-7 lg:pe-10 lg:pb-0 lg:ps-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -start-[0.55rem] size-4 rounded-full border-4 border-sea bg-plaster lg:-top-[0.55rem] lg:start-0"
              />
              <p className="font-display text-section leading-none text-terracotta-deep">{year}</p>
              <h3 className="mt-2 text-card">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
