import { page } from '#clinic/pages/about.ts';
import { Picture } from '../../ui/picture.tsx';

const { title, paragraphs, image, imageAlt } = page.story;

/** The page's first section: how the clinic began. */
export function AboutStory() {
  return (
    <section aria-labelledby="story" className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-8 pt-10 pb-14 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-24">
        <div className="contents lg:block">
          <div>
            {page.eyebrow && <p className="mb-2 font-semibold text-terracotta-deep">{page.eyebrow}</p>}
            <h1 className="text-title">{page.heading}</h1>
          </div>
          <div className="max-lg:order-last lg:mt-8">
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
        <Picture
          set={image}
          alt={imageAlt}
          sizes="(width >= 76rem) 32rem, (width >= 64rem) 42vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-[4/5]"
        />
      </div>
    </section>
  );
}
