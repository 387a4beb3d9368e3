import type { Point } from '../../content/schema-fields.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { IllustrationNote } from '../../sections/illustration-note.tsx';

type Props = {
  id: string;
  name: string;
  title: string;
  qualifications: string;
  experience: string;
  picture: PictureSet;
  imageAlt: string;
  paragraphs: string[];
  specializations: Point[];
};

export function AboutFounder(props: Props) {
  const { id, name, title, qualifications, experience, picture, imageAlt, paragraphs, specializations } =
    props;
  return (
    <section aria-labelledby="founder" className="bg-plaster py-14 lg:py-20">
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72 lg:max-w-none">
          <Picture
            set={picture}
            alt={imageAlt}
            sizes="(width >= 64rem) 21rem, 18rem"
            className="aspect-[4/5] w-full arch bg-sand object-cover"
          />
          <IllustrationNote className="mt-1.5 text-center" />
        </div>
        <div>
          <p className="font-semibold text-terracotta-deep">{title}</p>
          <h2 id="founder" className="mt-1 text-section">
            {name}
          </h2>
          <p className="mt-2 text-ink-soft">
            {qualifications}. {experience}.
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 prose-width">
              {paragraph}
            </p>
          ))}
          <h3 className="mt-9 text-card">Specializations</h3>
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {specializations.map((specialization) => (
              <li key={specialization.title} className="border-t-2 border-sea-light pt-4">
                <h4 className="font-sans text-lg leading-snug font-semibold">{specialization.title}</h4>
                <p className="mt-1">{specialization.description}</p>
              </li>
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-x-2 gap-y-3">
            <ButtonLink to="/booknow">Book Appointment</ButtonLink>
            <ButtonLink look="quiet" to={`/doctors#${id}`}>
              More about {name}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
