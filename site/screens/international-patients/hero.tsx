import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EnquiryOrChat } from './enquiry-link.tsx';

/** The international page's first screen, with the figures it promises on a sheet over its lower edge. */
export function InternationalHero() {
  return (
    <>
      <PageHero
        eyebrow={page.eyebrow}
        heading={page.heading}
        headingSize="text-hero"
        intro={page.intro}
        introColor="text-ink"
        className="gap-y-8 pt-6 wide:pt-0 wide:grid-cols-2"
        picture={
          <figure className="relative -me-bleed max-wide:-ms-edge self-stretch">
            <Picture
              set={page.image}
              alt={page.imageAlt}
              sizes="(width >= 76rem) 50vw, 100vw"
              eager
              className="aspect-[6/5] w-full object-cover md:aspect-[3/2] wide:h-full wide:min-h-[clamp(26rem,32vw,40rem)] wide:object-[20%]"
            />
            {page.image && (
              <figcaption className="absolute start-edge top-3 bg-white px-3.5 py-1 shadow-sheet wide:-start-6 wide:top-10">
                <IllustrationNote />
              </figcaption>
            )}
          </figure>
        }
      >
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:px-5 wide:mb-16">
          <EnquiryOrChat>{words.quote}</EnquiryOrChat>
        </div>
      </PageHero>
      {page.figures.length > 0 && (
        <div className="page relative -mt-8">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 bg-white p-5 shadow-sheet md:flex md:flex-wrap md:justify-between wide:grid wide:shadow-large-sheet wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none wide:divide-x wide:divide-sand wide:gap-0 wide:p-0">
            {page.figures.map(({ label, figure }) => (
              <div key={label} className="flex flex-col justify-end wide:p-7">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="mt-1 font-display text-answer text-sea-deep">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
