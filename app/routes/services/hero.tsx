import { page } from '#clinic/pages/services.ts';
import { words } from '#words/services.ts';
import { shared } from '#words/shared.ts';
import type { GalleryPhoto } from '../../../domain/content/gallery.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { pathOf } from '../../pages.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** `photo` is the clinic's own, from its gallery. */
export function ServicesHero({ photo }: { photo?: Compiled<GalleryPhoto> }) {
  return (
    <PageHero
      eyebrow={page.eyebrow}
      heading={page.heading}
      intro={page.intro}
      className="gap-y-10 pt-8 pb-12 lg:grid-cols-[1.25fr_1fr] lg:pt-12 lg:pb-20"
      picture={
        photo && (
          <Picture
            set={photo.image}
            alt={photo.imageAlt}
            sizes="(width >= 76rem) 29rem, (width >= 64rem) 40vw, 92vw"
            eager
            className="aspect-[3/2] w-full arch object-cover lg:aspect-[5/6]"
          />
        )
      }
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={pathOf('book')}>{words.book}</ButtonLink>
        <ButtonAnchor look="secondary" href="#all-services">
          {shared.viewAllServices}
        </ButtonAnchor>
      </div>
    </PageHero>
  );
}
