import { words } from '#words/home.ts';
import { shared } from '#words/shared.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { Testimonial } from '../../../domain/content/testimonials.ts';
import { pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Portrait } from '../../sections/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { Counted } from './counters.tsx';

const DELAY_MS = 2000;

type Words = Compiled<Testimonial>;

type Props = {
  testimonials: { title: string; reviews?: Counted };
  patients: Words[];
};

/** What patients say, one after the other; nothing where none has spoken. */
export function Testimonials({ testimonials: { title, reviews }, patients }: Props) {
  if (patients.length === 0) return null;
  return (
    <section className="bg-plaster pt-section pb-16 md:pb-24 wide:pb-[calc(var(--spacing-section)+3rem)]">
      <div className="page">
        <div className="patients @container relative">
          <div className="wide:flex wide:items-baseline wide:justify-between">
            <h2 id="testimonials-heading" className="max-w-[7em] text-section md:max-w-none">
              {title}
            </h2>
            {reviews && (
              <p className="mt-2 flex items-center gap-2 font-semibold text-terracotta-deep">
                <Icon name="star" className="text-terracotta" /> {words.figure(reviews)} {reviews.label}
              </p>
            )}
          </div>
          <div className="patients-words scroll-in">
            <Carousel
              labelledBy="testimonials-heading"
              delayMs={DELAY_MS}
              slides={patients.map((each) => ({ key: each.name, content: <Slide {...each} /> }))}
            />
          </div>
          <ButtonLink
            to={pathOf('booknow')}
            look="secondary"
            className="max-md:hidden md:absolute md:end-0 md:bottom-0"
          >
            {shared.bookAppointment}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Slide({ name, rating, testimonial, image, imageAlt }: Words) {
  return (
    <figure className="patient">
      <Portrait
        set={image}
        alt={imageAlt}
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
          {image && <IllustrationNote of="portraits" />}
        </div>
      </figcaption>
    </figure>
  );
}
