import { page } from '#clinic/pages/international-patients.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { shared } from '#words/shared.ts';
import { listSeparator } from '../../../domain/text/list-separator.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { SampleReviewNote } from './sample-review-note.tsx';
import { Portrait } from '../person/portrait.tsx';
import { Stars } from '../../ui/stars.tsx';

/** Testimonials of patients from abroad, with portraits alternating left and right. */
export function InternationalTestimonials() {
  return (
    <section aria-labelledby="patients-heading" className="page py-section">
      <h2 id="patients-heading" className="text-section">
        {page.testimonials.title}
      </h2>
      <ul className="mt-8 grid gap-y-12 wide:mt-12">
        {testimonials.map(({ name, country, flag, rating, quote, treatment, ...picture }) => (
          <li key={name} className="wide:even:ms-[18%] wide:odd:me-[18%]">
            <figure className="grid grid-cols-1 items-start gap-x-gap gap-y-4 md:grid-cols-[11rem_1fr] md:grid-rows-[auto_1fr] wide:grid-cols-[14rem_1fr]">
              <Portrait
                shape="disc"
                of={picture}
                sizes="(width >= 76rem) 14rem, (width >= 48rem) 11rem, 7rem"
                className="w-28 md:row-span-2 md:w-auto"
              />
              <div>
                <SampleReviewNote look="tag" />
                <blockquote className="font-display text-quote text-head">{shared.quoted(quote)}</blockquote>
              </div>
              <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <span>
                  <strong className="font-semibold text-sea-deep">{name}</strong>
                  {listSeparator(country)}
                  <span
                    aria-hidden="true"
                    className="mx-0.5 inline-block w-5 overflow-hidden rounded-[3px] align-[-0.1em] outline outline-ink/15"
                    dangerouslySetInnerHTML={{ __html: flagDrawing(flag)! }}
                  />{' '}
                  {country}
                </span>
                <span>{treatment}</span>
                <Stars rating={rating} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
