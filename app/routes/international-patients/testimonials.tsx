import { page } from '#clinic/pages/international-patients.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { InternationalTestimonial } from '../../../domain/content/testimonials.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';

type Props = { testimonials: (Compiled<InternationalTestimonial> & { flagSvg: string })[] };

export function InternationalTestimonials({ testimonials }: Props) {
  return (
    <section aria-labelledby="patients-heading" className="page py-14 lg:py-20">
      <h2 id="patients-heading" className="text-section">
        {page.testimonials.title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {testimonials.map(({ name, country, flagSvg, rating, quote, treatment, image, imageAlt }) => (
          <li key={name} className="rounded-3xl bg-white p-6 shadow-card">
            <figure className="flex h-full flex-col">
              <Stars rating={rating} />
              <blockquote className="mt-3 mb-5 text-lead">“{quote}”</blockquote>
              <figcaption className="mt-auto flex flex-wrap items-end gap-4">
                <div className="w-20 shrink-0">
                  <Picture
                    set={image}
                    alt={imageAlt}
                    sizes="5rem"
                    className="arch aspect-[4/5] w-full object-cover"
                  />
                  {image && <IllustrationNote className="text-center" />}
                </div>
                <div className="min-w-0 pb-6">
                  <p className="font-semibold text-sea-deep">{name}</p>
                  <p>
                    <span
                      aria-hidden="true"
                      className="me-1.5 inline-block w-5 overflow-hidden rounded-[3px] align-[-0.1em] outline outline-ink/15"
                      dangerouslySetInnerHTML={{ __html: flagSvg }}
                    />
                    {country}
                  </p>
                  <p className="text-ink-soft">{treatment}</p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
