import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/home.ts';
import { words } from '#words/home.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { GalleryPhoto } from '../../../domain/content/gallery.ts';
import { isThere, pathOf } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

const { title, text, promises } = page.about;

/**
 * Who the clinic is and what it promises, in short.
 *
 * @param rooms - two of them, or as many as there are
 */
export function AboutClinic({ rooms }: { rooms: Compiled<GalleryPhoto>[] }) {
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-white py-14 lg:py-24">
      <div className="page grid items-center gap-x-20 gap-y-10 lg:grid-cols-2">
        <div className="lg:order-last">
          <h2 id="about-heading" className="text-section">
            {title}
          </h2>
          <p className="mt-4 prose-width">{text}</p>
          {promises.length > 0 && (
            <ul className="mt-7 grid max-w-136 divide-y divide-sand border-y border-sand font-display text-[1.2rem] leading-snug text-sea-deep">
              {promises.map((promise) => (
                <li key={promise} className="flex gap-3.5 py-3.5">
                  <Icon name="check-circle" className="text-terracotta" /> {promise}
                </li>
              ))}
            </ul>
          )}
          {isThere('about', site) && (
            <ButtonLink to={pathOf('about')} look="secondary" className="mt-8 max-sm:w-full">
              {words.learnMoreAboutUs}
            </ButtonLink>
          )}
        </div>
        {rooms.length > 0 && (
          <div
            className={`scroll-in grid items-end gap-4 border-b-6 border-sand lg:gap-6 ${rooms.length > 1 ? 'grid-cols-[1.45fr_1fr]' : ''}`}
          >
            {rooms.map(({ title, image, imageAlt }, index) => (
              <Picture
                key={title}
                set={image}
                alt={imageAlt}
                sizes="(width >= 76rem) 34rem, (width >= 48rem) 62vw, 92vw"
                className={`w-full rounded-t-full object-cover ${index === 0 ? 'aspect-[3/4] object-[73%_50%]' : 'aspect-[3/4.2] object-[24%_50%]'}`}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
