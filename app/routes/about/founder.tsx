import { page } from '#clinic/pages/about.ts';
import { words } from '#words/about.ts';
import { shared } from '#words/shared.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { doctorPath, pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = Pick<
  Compiled<Doctor>,
  'id' | 'name' | 'title' | 'qualifications' | 'experience' | 'image' | 'imageAlt'
>;

const { paragraphs, specializations } = page.founder;

/** Who founded the clinic. */
export function AboutFounder({ id, name, title, qualifications, experience, image, imageAlt }: Props) {
  return (
    <section aria-labelledby="founder" className="bg-plaster py-14 lg:py-20">
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72 lg:max-w-none">
          <Picture
            set={image}
            alt={imageAlt}
            sizes="(width >= 64rem) 21rem, 18rem"
            className="aspect-[4/5] w-full arch bg-sand object-cover"
          />
          {image && <IllustrationNote className="mt-1.5 text-center" />}
        </div>
        <div>
          <p className="font-semibold text-terracotta-deep">{title}</p>
          <h2 id="founder" className="mt-1 text-section">
            {name}
          </h2>
          <p className="mt-2 text-ink-soft">{words.training(qualifications, experience)}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 prose-width">
              {paragraph}
            </p>
          ))}
          {specializations.length > 0 && (
            <>
              <h3 className="mt-9 text-card">{words.specializations}</h3>
              <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {specializations.map(({ title, description }) => (
                  <li key={title} className="border-t-2 border-sea-light pt-4">
                    <h4 className="font-sans text-lg leading-snug font-semibold">{title}</h4>
                    <p className="mt-1">{description}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className="mt-9 flex flex-wrap gap-x-2 gap-y-3">
            <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
            <ButtonLink look="quiet" to={doctorPath(id)}>
              {words.moreAbout(name)}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
