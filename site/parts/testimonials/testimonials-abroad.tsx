import { page } from '#clinic/pages/international-patients.ts';
import { international as testimonials } from '#clinic/testimonials.server.ts';
import { shared } from '#words/shared.ts';
import { listSeparator } from '../../../domain/text/list-separator.ts';
import { flagDrawing } from '../../content/flags.server.ts';
import { SampleReviewNote } from './sample-review-note.tsx';
import { Portrait } from '../person/portrait.tsx';
import { Stars } from '../../ui/stars.tsx';

/** Testimonials of patients from abroad, with portraits. They alternate left and right on wide screens. */
export function InternationalTestimonials() {
  return (
    <section aria-labelledby="patients-heading" className="page py-section">
      <h2 id="patients-heading" className="text-section">
        {page.testimonials.title}
      </h2>
      <SampleReviewNote of="patients" className="mt-3" />
      <ul className="mt-6 grid gap-y-8 md:mt-8 md:gap-y-12 wide:mt-12">
        {testimonials.map(({ name, country, flag, rating, quote, treatment, ...picture }) => (
          <li key={name} className="wide:even:ms-[18%] wide:odd:me-[18%]">
            <figure className="grid grid-cols-[5rem_1fr] items-start gap-x-4 gap-y-3 md:gap-x-gap md:gap-y-4 md:grid-cols-[11rem_1fr] md:grid-rows-[auto_1fr] wide:grid-cols-[14rem_1fr]">
              <Portrait
                shape="disc"
                of={picture}
                sizes="(width >= 76rem) 14rem, (width >= 48rem) 11rem, 5rem"
                className="md:row-span-2"
              />
              <blockquote className="font-display text-quote text-head max-md:col-span-full">
                {shared.quoted(quote)}
              </blockquote>
              {/* On a phone beside the portrait. */}
              <figcaption className="grid gap-0.5 self-center leading-snug max-md:col-start-2 max-md:row-start-1 md:flex md:flex-wrap md:items-center md:gap-x-5 md:gap-y-1 md:self-start">
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
