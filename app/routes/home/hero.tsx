import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/home.ts';
import { shared } from '#words/shared.ts';
import { phoneHref } from '../../../domain/contact.ts';
import { pathOf } from '../../pages.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Counters } from './counters.tsx';

/** The home page's first screen: promise, place and the way to book, before a window on the bay. */
export function Hero() {
  return (
    <section className="overflow-hidden bg-mist pt-(--header-height)">
      <div className="page grid gap-x-16 lg:grid-cols-[1.1fr_1fr]">
        <div className="relative z-1 pt-7 pb-14 lg:self-center lg:py-12">
          {page.eyebrow && <p className="mb-3 font-semibold text-terracotta-deep">{page.eyebrow}</p>}
          <h1 className="text-hero">{page.heading}</h1>
          <p className="mt-4 max-w-136 text-lead lg:mt-6">{page.intro}</p>
          <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1 lg:mt-9">
            <ButtonLink to={pathOf('booknow')} className="min-h-14 px-8 text-lg max-sm:w-full">
              {shared.bookAppointment}
            </ButtonLink>
            <ButtonAnchor look="quiet" href={phoneHref(site.phone)} className="min-h-14 max-sm:w-full">
              <Icon name="phone" /> {site.phone}
            </ButtonAnchor>
          </div>
        </div>
        <div className="hero-window mx-auto w-full max-w-md self-end lg:mt-10 lg:max-w-none">
          <Picture
            set={page.image}
            alt={page.imageAlt}
            // Cropped at both sides, the picture is drawn wider than the arch.
            sizes="(width >= 76rem) 54rem, (width >= 64rem) 72vw, (width >= 30rem) 37rem, 118vw"
            eager
            className="aspect-[8/7] w-full rounded-t-full object-cover object-[24%_50%] lg:aspect-[5/6] lg:max-h-[36rem]"
          />
        </div>
      </div>
      <div className="relative border-t-6 border-sand bg-white">
        {page.counters.length > 0 && (
          <div className="page @container py-7 lg:py-9">
            <Counters counters={page.counters} />
          </div>
        )}
      </div>
    </section>
  );
}
