import { page } from '#clinic/pages/about.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Picture } from '../../ui/picture.tsx';

const { title, paragraphs, image, imageAlt } = page.story;

/** The page's first section: how the clinic began, with the room it began in running out of the page. */
export function AboutStory() {
  return (
    <section aria-labelledby="story" className="overflow-x-clip bg-mist pt-(--header-height)">
      <div className="page grid grid-cols-1 gap-x-16 gap-y-8 wide:grid-cols-2">
        <div className="pt-10 wide:pt-16">
          {page.eyebrow && <p className="mb-2 font-semibold text-terracotta-deep">{page.eyebrow}</p>}
          <h1 className="text-title">{page.heading}</h1>
        </div>
        <figure className="relative -me-bleed max-wide:-ms-edge wide:row-span-2 wide:mt-17 wide:self-start">
          <Picture
            set={image}
            alt={imageAlt}
            sizes="(width >= 76rem) max(60rem, 50vw), 100vw"
            eager
            // Both chairs, whole, and no larger than a picture of 1200 px is sharp.
            className="aspect-[3/2] w-full object-cover wide:aspect-[9/8] wide:max-h-160"
          />
          {image && (
            <figcaption className="absolute start-edge -bottom-3 bg-white px-3.5 py-1 shadow-sheet wide:-start-6 wide:bottom-8">
              <IllustrationNote />
            </figcaption>
          )}
        </figure>
        <div className="pb-section">
          <h2 id="story" className="text-section">
            {title}
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`mt-4 prose-width ${index === 0 ? 'text-lead' : ''}`}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
