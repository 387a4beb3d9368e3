import type { Milestone } from '../content/timeline-schema.ts';

export function AboutTimeline({ milestones }: { milestones: Milestone[] }) {
  return (
    <section aria-labelledby="timeline" className="bg-sand/45 py-14 lg:py-20">
      <div className="page">
        <h2 id="timeline" className="text-section">
          The years so far
        </h2>
        <ol className="mt-8 lg:mt-12 lg:grid lg:grid-cols-3 lg:gap-y-12">
          {milestones.map(({ year, title, description }) => (
            <li
              key={year}
              className="relative border-l-2 border-sea-line pb-9 pl-7 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-10 lg:pb-0 lg:pl-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[0.55rem] size-4 rounded-full border-4 border-sea bg-plaster lg:-top-[0.55rem] lg:left-0"
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
