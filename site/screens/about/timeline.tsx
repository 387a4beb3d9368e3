import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/about.ts';
import { milestones } from '#clinic/timeline.server.ts';
import { Horizon } from './horizon.tsx';

const IS_BY_THE_SEA = facts.view === 'sea';

const DOT =
  'before:absolute before:-start-1.75 before:top-0 before:size-3 before:rounded-full before:bg-(--color-sand) wide:before:hidden';

/**
 * Milestones of the clinic in order. With `view: sea`, each has a buoy on the horizon. Renders nothing if
 * there are none.
 */
export function AboutTimeline() {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="bg-sea-deep text-mist">
      <div className="overflow-clip bg-sky pt-section">
        <h2 id="timeline" className="relative page text-section">
          {page.timeline.title}
        </h2>
        {IS_BY_THE_SEA ? <Horizon /> : <div className="h-10 wide:h-44" />}
      </div>
      <div className="page pb-section">
        <ol className="relative -mt-1 wide:-mt-30 wide:grid wide:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] wide:gap-y-8">
          {milestones.map(({ year, title, description }, index) => (
            <li key={year} className="relative ps-12 pb-8 last:pb-0 wide:ps-0 wide:pe-6 wide:pt-34 wide:pb-0">
              {IS_BY_THE_SEA ? (
                <Buoy leansBack={index % 2 === 0} />
              ) : (
                <span
                  aria-hidden="true"
                  className="absolute start-0 top-4 size-7 rounded-full bg-terracotta max-wide:hidden print:hidden"
                />
              )}
              {/* Line from the buoy down; in the stacked layout it connects the dots. */}
              <span
                aria-hidden="true"
                className={`absolute start-[0.9375rem] top-4 -bottom-4 border-s-2 border-sea-light/60 print:hidden wide:top-10 wide:bottom-auto wide:h-22 ${DOT} ${index === milestones.length - 1 ? 'max-wide:border-unmarked' : ''}`}
              />
              <p className="font-display text-figure text-white">{year}</p>
              <h3 className="mt-1.5 text-[1.4rem] leading-tight text-white wide:mt-3">{title}</h3>
              <p className="mt-1.5">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Buoy({ leansBack }: { leansBack: boolean }) {
  return (
    <svg
      viewBox="0 0 32 48"
      className={`absolute start-0 top-0 w-8 max-wide:hidden print:hidden ${leansBack ? '-rotate-4' : 'rotate-3'}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M15 14V5h2v9z" className="fill-night" />
      <path d="M16 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" className="fill-sand" />
      <path d="M11 14h10l6 26H5z" className="fill-terracotta" />
      <path d="M16 14h5l6 26H16z" className="fill-terracotta-deep" />
      <path d="M9.2 22h13.6l1.8 8H7.4z" className="fill-white" />
      <path d="M2 39q7-5 14-1t14-1q2 4-1 9-6 3-13 2T3 47q-2-4-1-8z" className="fill-sea-line" />
    </svg>
  );
}
