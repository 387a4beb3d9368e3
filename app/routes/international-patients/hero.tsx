import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EnquiryOrChat } from './enquiry-link.tsx';

/** The international page's first screen, with the figures it promises. */
export function InternationalHero() {
  return (
    <>
      <PageHero
        eyebrow={page.eyebrow}
        heading={page.heading}
        headingSize="text-hero"
        intro={page.intro}
        introColor="text-ink"
        className="gap-y-10 py-8 lg:grid-cols-[1.15fr_1fr] lg:py-14"
        picture={
          <div>
            <Picture
              set={page.image}
              alt={page.imageAlt}
              sizes="(width >= 80rem) 33rem, (width >= 64rem) 42vw, 100vw"
              eager
              className="arch aspect-[6/5] w-full object-cover lg:aspect-square"
            />
            {page.image && <IllustrationNote className="mt-1.5 text-center" />}
          </div>
        }
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <EnquiryOrChat>{words.quote}</EnquiryOrChat>
        </div>
      </PageHero>
      {page.figures.length > 0 && (
        <div className="border-t border-mist-deep bg-white">
          <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-7 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
            {page.figures.map(({ label, figure }) => (
              <div key={label} className="flex flex-col justify-end">
                <dt className="leading-snug">{label}</dt>
                <dd className="font-display text-section leading-tight text-sea-deep">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
