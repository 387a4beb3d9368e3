import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/home.ts';
import { words } from '#words/home.ts';
import type { HomeDoctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { isThere, pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The doctors, each in an arch of one arcade; nothing where there are none. */
export function HomeDoctors({ doctors }: { doctors: Compiled<HomeDoctor>[] }) {
  if (doctors.length === 0) return null;
  return (
    <section aria-labelledby="doctors-heading" className="bg-plaster-deep py-14 lg:py-24">
      <div className="page">
        <h2 id="doctors-heading" className="text-section lg:text-center">
          {page.doctors.title}
        </h2>
        <p className="mt-3 prose-width text-lead text-balance lg:mx-auto lg:text-center">
          {page.doctors.intro}
        </p>
        <ul className="mt-8 grid gap-x-8 gap-y-7 md:grid-cols-2 lg:mt-14 lg:flex lg:flex-wrap lg:justify-center">
          {doctors.map(({ id, name, specialty, qualification, bio, image, imageAlt }) => (
            <li
              key={id}
              className="scroll-in grid grid-cols-[7rem_1fr] gap-x-5 lg:block lg:w-[calc((100%-6rem)/4)]"
            >
              <div>
                <Picture
                  set={image}
                  alt={imageAlt}
                  sizes="(width >= 76rem) 16rem, (width >= 64rem) 22vw, 7rem"
                  className="aspect-[4/5] w-full rounded-t-full border-b-4 border-sand-deep bg-sand object-cover"
                />
                {image && <IllustrationNote className="mt-1 text-center" />}
              </div>
              <div className="lg:mt-3 lg:text-center">
                <h3 className="text-card">{name}</h3>
                <p className="mt-0.5 font-semibold text-terracotta-deep">{specialty}</p>
                <p className="leading-snug">{qualification}</p>
                {bio && <p className="mt-2 leading-snug lg:leading-normal">{bio}</p>}
              </div>
            </li>
          ))}
        </ul>
        {isThere('doctors', site) && (
          <p className="mt-10 text-center lg:mt-12">
            <ButtonLink to={pathOf('doctors')} look="secondary" className="max-sm:w-full">
              {words.meetTheDoctors}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
