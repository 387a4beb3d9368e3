import { clinic } from '../../../clinic/clinic.ts';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = { paragraphs: string[]; picture: PictureSet; imageAlt: string };

export function AboutStory({ paragraphs, picture, imageAlt }: Props) {
  const { locality, city } = clinic.address;
  return (
    <section aria-labelledby="story" className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-8 pt-10 pb-14 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-24">
        <div className="contents lg:block">
          <div>
            <p className="font-semibold text-terracotta-deep">
              Dental care in {locality}, {city}, since {clinic.founded}
            </p>
            <h1 className="mt-2 text-title">About {clinic.name}</h1>
          </div>
          <div className="max-lg:order-last lg:mt-8">
            <h2 id="story" className="text-section">
              Our story
            </h2>
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={`mt-4 prose-width ${index === 0 ? 'text-lead' : ''}`}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Picture
          set={picture}
          alt={imageAlt}
          sizes="(width >= 76rem) 32rem, (width >= 64rem) 42vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-[4/5]"
        />
      </div>
    </section>
  );
}
