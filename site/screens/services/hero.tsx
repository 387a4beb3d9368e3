import { page } from '#clinic/pages/services.ts';
import { words } from '#words/services.ts';
import { shared } from '#words/shared.ts';
import type { GalleryPhoto } from '../../../domain/content/gallery.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { pathOf } from '../../../domain/screens.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';

/** `photo` is the clinic's own, from its gallery. */
export function ServicesHero({ photo }: { photo: Compiled<GalleryPhoto> | undefined }) {
  return (
    <PictureHero
      eyebrow={page.eyebrow}
      heading={page.heading}
      intro={page.intro}
      picture={photo?.image}
      alt={photo?.imageAlt ?? ''}
      isOfAPlace
    >
      <ButtonLink to={pathOf('book')}>{words.book}</ButtonLink>
      <ButtonAnchor look="secondary" href="#all-services">
        {shared.viewAllServices}
      </ButtonAnchor>
    </PictureHero>
  );
}
