import { awards } from '#clinic/awards.server.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/home.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

const { title, image, stats } = page.achievements;

export const hasAchievements = stats.length + awards.length > 0;

/** Figures and awards, on an underwater background; renders nothing if there are neither. */
export function Achievements() {
  if (!hasAchievements) return null;
  return (
    <section aria-labelledby="achievements-heading" className="relative overflow-clip bg-sea-deep text-mist">
      {/* Continues the background colour of the section above. */}
      <div className="bg-sky">
        <div className="relative z-1 page pt-5 pb-6 md:pt-16 wide:pt-26">
          <h2 id="achievements-heading" className="max-w-[7em] text-section md:max-w-none wide:max-w-[9em]">
            {title}
          </h2>
        </div>
        {image && (
          <Picture
            of={page.achievements}
            sizes="100vw"
            className="-mt-12 -mb-px w-full object-cover object-bottom max-md:h-32 max-md:object-left-bottom md:mt-0 wide:-mt-[calc(4.9vw+9rem)] print:hidden"
          />
        )}
      </div>
      <div className={`@container page pb-section ${image ? 'pt-4' : 'pt-section'}`}>
        {stats.length > 0 && (
          <dl className="grid grid-cols-2 @max-[17rem]:grid-cols-1 gap-x-4 gap-y-2.5 md:flex md:flex-wrap md:justify-between md:gap-x-10">
            {stats.map(({ label, claim }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="leading-snug wide:text-lg">{label}</dt>
                <dd className="font-display text-figure whitespace-nowrap text-white lining-figures max-[22rem]:text-[2rem]">
                  {words.figure(facts.claims[claim]!)}
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
          <p className="pt-4">
            <ButtonLink to={pathOf('transformations')} look="onDark" className="max-md:w-full">
              {words.seeTransformations}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
