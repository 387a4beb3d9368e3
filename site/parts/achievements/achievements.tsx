import { awards } from '#clinic/awards.server.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/home.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

const { title, image, stats } = page.achievements;

/** What the first screen's counters have said; on a phone it is not repeated if there are other figures. */
const counted = stats.filter(({ claim }) => page.counters.some((counter) => counter.claim === claim));
const repeated = counted.length < stats.length ? counted : [];

export const hasAchievements = stats.length + awards.length > 0;

/** Figures and awards, on an underwater background; renders nothing if there are neither. */
export function Achievements() {
  if (!hasAchievements) return null;
  return (
    <section aria-labelledby="achievements-heading" className="relative overflow-clip bg-sea-deep text-mist">
      {/*
       * It continues the background of the section above. On wide screens the heading stands in the open sky
       * above sun and bridge, which begin a tenth of the width below.
       */}
      <div className="bg-sand">
        <div className="relative z-1 page pt-4 pb-3 md:pt-12 md:pb-6 wide:pt-16">
          <h2 id="achievements-heading" className="max-w-[7em] text-section md:max-w-none wide:max-w-[9em]">
            {title}
          </h2>
        </div>
        {image && (
          <Picture
            of={page.achievements}
            sizes="100vw"
            className="sea-view -mb-px aspect-8/3 w-full object-cover object-bottom wide:-mt-[10vw] print:hidden"
          />
        )}
      </div>
      <div className={`@container page pb-section ${image ? 'pt-4' : 'pt-section'}`}>
        {stats.length > 0 && (
          <dl className="grid grid-cols-2 @max-[17rem]:grid-cols-1 gap-x-4 gap-y-2.5 md:flex md:flex-wrap md:justify-between md:gap-x-10">
            {stats.map((stat) => (
              <div
                key={stat.label}
                className={`flex flex-col-reverse justify-end ${repeated.includes(stat) ? 'max-md:hidden' : ''}`}
              >
                <dt className="leading-snug wide:text-lg">{stat.label}</dt>
                <dd className="font-display text-figure whitespace-nowrap text-white lining-figures max-[22rem]:text-[2rem]">
                  {words.figure(facts.claims[stat.claim]!)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {awards.length > 0 && (
          <ul className="awards scroll-in">
            {awards.map(({ title, description, ...award }) => (
              <li key={title}>
                <Picture of={award} sizes="6rem" className="picture" />
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {hasScreen('transformations', site) && (
          <p className="pt-4 max-md:hidden">
            <ButtonLink to={pathOf('transformations')} look="onDark" className="max-md:w-full">
              {words.seeTransformations}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
