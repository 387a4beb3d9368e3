import { clinic } from '../../../clinic/clinic.ts';
import { phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { Counters } from './counters.tsx';
import './hero.css';

const { address, founded } = clinic;

/** The home page's first screen: promise, place and the way to book, before a window on the bay. */
export function Hero({ picture, imageAlt }: { picture: PictureSet; imageAlt: string }) {
  return (
    <section className="overflow-hidden bg-mist pt-(--header-height)">
      <div className="page grid gap-x-16 lg:grid-cols-[1.1fr_1fr]">
        <div className="relative z-1 pt-7 pb-14 lg:self-center lg:py-12">
          <p className="font-semibold text-terracotta-deep">
            Dental care in {address.locality}, {address.city}, since {founded}
          </p>
          <h1 className="mt-3 text-hero">Healthy teeth, without the worry</h1>
          <p className="mt-4 max-w-136 text-lead lg:mt-6">
            From a child’s first visit at three to implants and aligners: one team that takes its time, and
            explains each step before it begins.
          </p>
          <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1 lg:mt-9">
            <ButtonLink to="/booknow" className="min-h-14 px-8 text-lg max-sm:w-full">
              Book Appointment
            </ButtonLink>
            <ButtonAnchor look="quiet" href={phoneHref} className="min-h-14 max-sm:w-full">
              <Icon name="phone" /> {phoneText}
            </ButtonAnchor>
          </div>
        </div>
        <div className="hero-window mx-auto w-full max-w-md self-end lg:mt-10 lg:max-w-none">
          <Picture
            set={picture}
            alt={imageAlt}
            // Cropped at both sides, the picture is drawn wider than the arch.
            sizes="(width >= 76rem) 54rem, (width >= 64rem) 72vw, (width >= 30rem) 37rem, 118vw"
            eager
            className="aspect-[8/7] w-full rounded-t-full object-cover object-[24%_50%] lg:aspect-[5/6] lg:max-h-[36rem]"
          />
        </div>
      </div>
      <div className="relative border-t-6 border-sand bg-white">
        <div className="page @container py-7 lg:py-9">
          <Counters />
        </div>
      </div>
    </section>
  );
}
