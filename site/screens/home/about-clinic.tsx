import { homeDoctors } from '#clinic/doctors.server.ts';
import { page } from '#clinic/pages/home.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/home.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { IllustrationNote } from '../../parts/hero/illustration-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, checkIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';

/**
 * Short introduction of the clinic. The picture overlaps the section above and extends to the edge of the
 * page.
 */
export function AboutClinic() {
  const { title, text, image, caption, promises } = page.about;
  return (
    <section
      aria-labelledby="about-heading"
      className={`relative z-1 bg-white ${image ? 'lg:grid lg:grid-cols-[5fr_6fr] lg:gap-x-16 wide:gap-x-24 lg:ps-[max(var(--spacing-edge),50%-var(--page-width)/2)]' : ''}`}
    >
      {image && (
        <figure className="scroll-in relative self-start lg:order-last lg:-mt-16 wide:-mt-30">
          <Picture
            of={page.about}
            // Wider than its frame on wide screens, because it is cropped at both sides there.
            sizes="(width >= 64rem) 74vw, 100vw"
            className="aspect-[3.2/1] w-full object-cover md:aspect-[3/2] md:max-lg:object-[50%_70%] lg:aspect-[10/9] lg:shadow-sill"
          />
          {caption && (
            <figcaption className="absolute start-(--spacing-edge) -bottom-2 bg-white px-3 py-1.5 text-small leading-snug lg:-start-12 lg:bottom-10 lg:px-3.5 lg:py-2 lg:shadow-sheet print:static">
              {caption}
              {homeDoctors.length === 0 && <IllustrationNote of="page" />}
            </figcaption>
          )}
        </figure>
      )}
      <div
        className={`page py-section ${image ? 'pt-4 md:pt-8 lg:m-0 lg:p-0 lg:pt-16 lg:pb-section wide:pt-26' : 'question-answer gap-y-0'}`}
      >
        <h2 id="about-heading" className="text-section">
          {title}
        </h2>
        <div>
          <p className={`mt-2.5 prose-width max-md:leading-normal md:mt-4 ${image ? '' : 'wide:mt-2'}`}>
            {text}
          </p>
          {promises.length > 0 && (
            <ul className="mt-2.5 max-w-136 border-sand leading-tight text-sea-deep max-md:font-semibold md:mt-4 md:divide-y md:divide-sand md:border-y md:font-display md:text-[length:clamp(1.15rem,0.95rem+0.95vw,1.8rem)] md:font-medium">
              {promises.map((promise) => (
                <li key={promise} className="flex gap-2.5 py-1 text-balance md:py-2.5 wide:py-3">
                  <Icon drawing={checkIcon} className="text-terracotta md:hidden" /> {promise}
                </li>
              ))}
            </ul>
          )}
          {hasScreen('about', site) && (
            <ButtonLink to={pathOf('about')} look="secondary" className="mt-4 md:mt-5">
              {words.learnMoreAboutUs}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
