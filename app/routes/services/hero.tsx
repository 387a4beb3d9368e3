import { clinic } from '../../../clinic/clinic.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

/** `photo` is the clinic's own, from its gallery. */
export function ServicesHero({ photo }: { photo: { picture: PictureSet; alt: string } }) {
  const { locality, city } = clinic.address;
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-8 pb-12 lg:grid-cols-[1.25fr_1fr] lg:pt-12 lg:pb-20">
        <div>
          <p className="font-semibold text-terracotta-deep">
            Dental care in {locality}, {city}
          </p>
          <h1 className="mt-2 max-w-3xl text-title">Expert Dental Services for Your Smile</h1>
          <p className="mt-5 prose-width text-lead text-ink-soft">
            What each treatment is, what happens on the day, whether it hurts and how long it takes: read it
            in peace before you decide. You need not know its name, either. A check-up is where most people
            begin.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/book">Book an Appointment</ButtonLink>
            <ButtonAnchor look="secondary" href="#all-services">
              View All Services
            </ButtonAnchor>
          </div>
        </div>
        <Picture
          set={photo.picture}
          alt={photo.alt}
          sizes="(width >= 76rem) 29rem, (width >= 64rem) 40vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-[5/6]"
        />
      </div>
    </section>
  );
}
