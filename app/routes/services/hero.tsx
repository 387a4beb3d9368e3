import { page } from '#clinic/pages/services.ts';
import { words } from '#words/services.ts';
import { shared } from '#words/shared.ts';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { pathOf } from '../../pages.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** `photo` is the clinic's own, from its gallery. */
export function ServicesHero({ photo }: { photo?: { image: PictureSet; imageAlt: string } }) {
  return (
    <section className="bg-mist pt-(--header-height)">
      <div
        className={`page grid items-center gap-x-16 gap-y-10 pt-8 pb-12 lg:pt-12 lg:pb-20 ${photo ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}
      >
        <div>
          {page.eyebrow && <p className="font-semibold text-terracotta-deep">{page.eyebrow}</p>}
          <h1 className="mt-2 max-w-3xl text-title">{page.heading}</h1>
          <p className="mt-5 prose-width text-lead text-ink-soft">{page.intro}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={pathOf('book')}>{words.book}</ButtonLink>
            <ButtonAnchor look="secondary" href="#all-services">
              {shared.viewAllServices}
            </ButtonAnchor>
          </div>
        </div>
        {photo && (
          <Picture
            set={photo.image}
            alt={photo.imageAlt}
            sizes="(width >= 76rem) 29rem, (width >= 64rem) 40vw, 92vw"
            eager
            className="aspect-[3/2] w-full arch object-cover lg:aspect-[5/6]"
          />
        )}
      </div>
    </section>
  );
}
