import type { HomeDoctor } from '../../content/doctor-schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { IllustrationNote } from '../../sections/illustration-note.tsx';

type Props = { doctors: (Omit<HomeDoctor, 'image'> & { picture: PictureSet })[] };

/** The four specialists, each in an arch of one arcade. */
export function HomeDoctors({ doctors }: Props) {
  return (
    <section aria-labelledby="doctors-heading" className="bg-plaster-deep py-14 lg:py-24">
      <div className="page">
        <h2 id="doctors-heading" className="text-section lg:text-center">
          Four specialists who talk to each other
        </h2>
        <p className="mt-3 prose-width text-lead text-balance lg:mx-auto lg:text-center">
          Your plan is made by the one whose field it is, with the others in the next room.
        </p>
        <ul className="mt-8 grid gap-x-8 gap-y-7 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {doctors.map(({ id, name, specialty, qualification, bio, picture, imageAlt }) => (
            <li key={id} className="scroll-in grid grid-cols-[7rem_1fr] gap-x-5 lg:block">
              <div>
                <Picture
                  set={picture}
                  alt={imageAlt}
                  sizes="(width >= 76rem) 16rem, (width >= 64rem) 22vw, 7rem"
                  className="aspect-[4/5] w-full rounded-t-full border-b-4 border-sand-deep bg-sand object-cover"
                />
                <IllustrationNote className="mt-1 text-center" />
              </div>
              <div className="lg:mt-3 lg:text-center">
                <h3 className="text-card">{name}</h3>
                <p className="mt-0.5 font-semibold text-terracotta-deep">{specialty}</p>
                <p className="leading-snug">{qualification}</p>
                <p className="mt-2 leading-snug lg:leading-normal">{bio}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-10 text-center lg:mt-12">
          <ButtonLink to="/doctors" look="secondary" className="max-sm:w-full">
            Meet the doctors
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
