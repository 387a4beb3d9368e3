import { shared } from '#words/shared.ts';
import type { Testimonial } from '../../domain/content/testimonials.ts';
import { SampleNote } from '../sections/sample-note.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Stars } from '../ui/stars.tsx';

const DELAY_MS = 2000;

/** What patients say, one after the other. */
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
    <figure className="patient">
      <Portrait
        of={picture}
        sizes="(width >= 76rem) 21rem, 6rem"
        shape="disc"
        className="patient-portrait"
      />
      <blockquote className="patient-words font-display text-quote tracking-[-0.01em] text-pretty text-sea-deep">
        {shared.quoted(testimonial)}
      </blockquote>
      <figcaption className="mt-3">
        <span className="block text-[1.15rem] font-semibold">{name}</span>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={rating} />
          <SampleNote />
        </div>
      </figcaption>
    </figure>
  );
}
