import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { words } from '#words/home.ts';
import type { Award } from '../../../domain/content/awards.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { isThere, pathOf } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

const { title, stats } = page.achievements;

/** What the years add up to: figures and awards; nothing where there are neither. */
export function Achievements({ awards }: { awards: Compiled<Award>[] }) {
  if (stats.length === 0 && awards.length === 0) return null;
  return (
    <section aria-labelledby="achievements-heading" className="bg-sea-deep py-14 text-mist lg:py-24">
      <div className="page">
        <h2 id="achievements-heading" className="text-section text-white">
          {title}
        </h2>
        {stats.length > 0 && (
          <dl className="mt-7 grid grid-cols-2 border-t border-sea-line lg:mt-10 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
            {stats.map(({ claim, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-b border-sea-line py-5 max-lg:odd:pe-4 max-lg:even:border-s max-lg:even:ps-5 lg:border-s lg:px-8 lg:py-7 lg:first:border-s-0 lg:first:ps-0"
              >
                <dt>{label}</dt>
                <dd className="font-display text-[clamp(2.1rem,1.4rem+2.6vw,3.6rem)] leading-tight font-medium text-white">
                  {words.figure(facts.claims[claim]!)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {awards.length > 0 && (
          <ul className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-14">
            {awards.map(({ title, description, image, imageAlt }) => (
              <li key={title} className="scroll-in grid grid-cols-[6rem_1fr] items-center gap-x-5 md:block">
                <Picture
                  set={image}
                  alt={imageAlt}
                  sizes="(width >= 76rem) 24rem, (width >= 48rem) 34vw, 9rem"
                  className="aspect-[6/7] w-full rounded-t-full object-cover md:aspect-[5/4]"
                />
                <div>
                  <h3 className="text-card text-white md:mt-5">{title}</h3>
                  <p className="mt-1.5 leading-snug md:leading-normal">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {isThere('transformations', facts) && (
          <p className="mt-10 lg:mt-14 lg:text-center">
            <ButtonLink to={pathOf('transformations')} look="onDark" className="max-sm:w-full">
              {words.seeTransformations}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
