import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { words } from '#words/home.ts';
import { shared } from '#words/shared.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { Testimonial } from '../../../domain/content/testimonials.ts';
import { pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

const DELAY_MS = 2000;
const STARS = 5;

const { title, reviews } = page.testimonials;

type Words = Compiled<Testimonial>;

/** What patients say, one after the other; nothing where none has spoken. */
export function Testimonials({ testimonials }: { testimonials: Words[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className="bg-plaster py-14 lg:py-24">
      <div className="page">
        <div className="text-center">
          {reviews && (
            <p className="mb-2 flex items-center justify-center gap-2 font-semibold text-terracotta-deep">
              <Icon name="star" className="text-terracotta" /> {words.figure(facts.claims[reviews.claim]!)}{' '}
              {reviews.label}
            </p>
          )}
          <h2 id="testimonials-heading" className="text-section">
            {title}
          </h2>
        </div>
        <div className="scroll-in mx-auto mt-8 max-w-5xl lg:mt-12">
          <Carousel
            labelledBy="testimonials-heading"
            delayMs={DELAY_MS}
            slides={testimonials.map((each) => ({ key: each.name, content: <Slide {...each} /> }))}
          />
        </div>
        <p className="mt-6 text-center lg:mt-8">
          <ButtonLink to={pathOf('booknow')} className="max-sm:w-full">
            {shared.bookAppointment}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Slide({ name, rating, testimonial, image, imageAlt }: Words) {
  return (
    <figure className="grid h-full grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 sm:grid-cols-[13rem_1fr] sm:grid-rows-[1fr_auto_auto_1fr] sm:gap-x-14 lg:grid-cols-[17rem_1fr]">
      <div className="row-start-1 sm:row-span-4">
        <Picture
          set={image}
          alt={imageAlt}
          sizes="(width >= 64rem) 17rem, (width >= 40rem) 13rem, 7rem"
          className="aspect-[4/5] w-full rounded-t-full border-b-4 border-sand-deep object-cover"
        />
        {image && <IllustrationNote className="mt-1 text-center" />}
      </div>
      <blockquote className="col-span-2 font-display text-[clamp(1.25rem,1.1rem+0.75vw,1.75rem)] leading-snug text-pretty text-sea-deep sm:col-span-1 sm:col-start-2 sm:row-start-2">
        “{testimonial}”
      </blockquote>
      <figcaption className="col-start-2 row-start-1 self-center sm:row-start-3">
        <span className="flex gap-1 text-terracotta">
          <span className="sr-only">{shared.stars(rating, STARS)}</span>
          {Array.from({ length: rating }, (_, star) => (
            <Icon key={star} name="star" />
          ))}
        </span>
        <span className="mt-1.5 block text-[1.15rem] font-semibold">{name}</span>
      </figcaption>
    </figure>
  );
}
