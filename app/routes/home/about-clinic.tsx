import { clinic } from '../../../clinic/clinic.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  summary: string;
  /** two rooms of the clinic */
  rooms: { picture: PictureSet; alt: string; title: string }[];
};

/** Who the clinic is and what it promises, in short (spec 2, Home). */
export function AboutClinic({ summary, rooms }: Props) {
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-white py-14 lg:py-24">
      <div className="page grid items-center gap-x-20 gap-y-10 lg:grid-cols-2">
        <div className="lg:order-last">
          <h2 id="about-heading" className="text-section">
            A clinic that takes its time
          </h2>
          <p className="mt-4 prose-width">{summary}</p>
          <ul className="mt-7 grid max-w-136 divide-y divide-sand border-y border-sand font-display text-[1.2rem] leading-snug text-sea-deep">
            {clinic.claims.promises.map((promise) => (
              <li key={promise} className="flex gap-3.5 py-3.5">
                <Icon name="check-circle" className="text-terracotta" /> {promise}
              </li>
            ))}
          </ul>
          <ButtonLink to="/about" look="secondary" className="mt-8 max-sm:w-full">
            Learn More About Us
          </ButtonLink>
        </div>
        <div className="scroll-in grid grid-cols-[1.45fr_1fr] items-end gap-4 border-b-6 border-sand lg:gap-6">
          {rooms.map(({ picture, alt, title }, index) => (
            <Picture
              key={title}
              set={picture}
              alt={alt}
              sizes="(width >= 76rem) 34rem, (width >= 48rem) 62vw, 92vw"
              className={`w-full rounded-t-full object-cover ${index === 0 ? 'aspect-[3/4] object-[73%_50%]' : 'aspect-[3/4.2] object-[24%_50%]'}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
