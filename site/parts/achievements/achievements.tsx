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
      <div className="bg-sand">
        <div className="relative z-1 page pt-8 pb-6 md:pt-16 wide:pt-26">
          <h2 id="achievements-heading" className="max-w-[7em] text-section md:max-w-none wide:max-w-[9em]">
            {title}
          </h2>
        </div>
        {image && (
          <Picture
            of={page.achievements}
            sizes="100vw"
            className="-mt-14 -mb-px w-full object-cover object-bottom max-md:h-40 max-md:object-left-bottom md:mt-0 wide:-mt-[calc(4.9vw+9rem)] print:hidden"
          />
        )}
      </div>
      <div className={`@container page pb-section ${image ? 'pt-4' : 'pt-section'}`}>
        {stats.length > 0 && (
          <dl className="grid grid-cols-2 @max-[17rem]:grid-cols-1 gap-x-4 gap-y-4 md:flex md:flex-wrap md:justify-between md:gap-x-10">
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
          <ul className="scroll-in mt-4 gap-x-12 border-sea-line max-wide:divide-y max-wide:divide-sea-line wide:mt-18 wide:grid wide:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] border-t">
            {awards.map(({ title, description, ...award }) => (
              <li
                key={title}
                className="grid grid-cols-[4.5rem_1fr] items-center gap-x-5 py-2.5 @max-[17rem]:grid-cols-1 wide:grid-cols-[6rem_1fr] wide:items-start wide:py-9"
              >
                <Picture
                  of={award}
                  sizes="6rem"
                  className="aspect-square w-full max-w-24 rounded-full object-cover"
                />
                <div className="wide:pt-2">
                  <h3 className="text-[1.35rem] leading-tight text-white wide:text-[1.6rem]">{title}</h3>
                  <p className="mt-1 leading-snug">{description}</p>
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
