import { shared } from '#words/shared.ts';
import type { Testimonial } from '../../../domain/clinic/testimonials.ts';
import { SampleReviewNote } from './sample-review-note.tsx';
import { Portrait } from '../person/portrait.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Stars } from '../../ui/stars.tsx';

const DELAY_MS = 2000;

/** Carousel of patient testimonials. */
export function TestimonialCarousel({ patients }: { patients: Testimonial[] }) {
  return (
    <Carousel
      labelledBy="testimonials-heading"
      delayMs={DELAY_MS}
      slides={patients.map((each) => ({ key: each.name, content: <Slide {...each} /> }))}
    />
  );
}

function Slide({ name, rating, testimonial, ...picture }: Testimonial) {
  return (
    <figure className="patient flex h-full flex-col wide:grid wide:grid-cols-[21rem_1fr] wide:grid-rows-[1fr_auto] wide:gap-x-18">
      <Portrait
        of={picture}
        sizes="(width >= 76rem) 21rem, 6rem"
        shape="disc"
        className="mb-2 w-20 max-wide:@min-[20rem]:ms-auto md:mb-4 md:w-24 wide:row-[1/span_2] wide:mb-0 wide:w-84"
      />
      <div className="wide:self-center">
        <SampleReviewNote look="tag" />
        <blockquote className="font-display text-quote tracking-[-0.01em] text-pretty text-head">
          {shared.quoted(testimonial)}
        </blockquote>
      </div>
      <figcaption className="mt-auto pt-3">
        <span className="block text-[1.15rem] leading-tight font-semibold">{name}</span>
        <div className="mt-0.5 md:mt-1">
          <Stars rating={rating} />
        </div>
      </figcaption>
    </figure>
  );
}
