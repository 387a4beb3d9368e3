import { clinic } from '../../../clinic/clinic.ts';
import type { Award } from '../../content/award-schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

const { claims } = clinic;

const STATS = [
  { figure: `${claims.yearsOfExperience}+`, label: 'Years of Experience' },
  { figure: `${claims.happyPatients.toLocaleString('en-IN')}+`, label: 'Happy Patients' },
  { figure: `${claims.treatments.toLocaleString('en-IN')}+`, label: 'Treatments' },
  { figure: `${claims.satisfactionPercent}%`, label: 'Satisfaction' },
];

type Props = { awards: (Omit<Award, 'image'> & { picture: PictureSet })[] };

/** What the years add up to (spec 2, Home): four figures and three awards. */
export function Achievements({ awards }: Props) {
  return (
    <section aria-labelledby="achievements-heading" className="bg-sea-deep py-14 text-mist lg:py-24">
      <div className="page">
        <h2 id="achievements-heading" className="text-section text-white">
          What {claims.yearsOfExperience} years add up to
        </h2>
        <dl className="mt-7 grid grid-cols-2 border-t border-sea-line lg:mt-10 lg:grid-cols-4">
          {STATS.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-b border-sea-line py-5 max-lg:odd:pe-4 max-lg:even:border-s max-lg:even:ps-5 lg:border-s lg:px-8 lg:py-7 lg:first:border-s-0 lg:first:ps-0"
            >
              <dt>{label}</dt>
              <dd className="font-display text-[clamp(2.1rem,1.4rem+2.6vw,3.6rem)] leading-tight font-medium text-white">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-14">
          {awards.map(({ title, description, picture, imageAlt }) => (
            <li key={title} className="scroll-in grid grid-cols-[6rem_1fr] items-center gap-x-5 md:block">
              <Picture
                set={picture}
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
        <p className="mt-10 lg:mt-14 lg:text-center">
          <ButtonLink to="/gallery/before-after" look="onDark" className="max-sm:w-full">
            See treatment transformations
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
