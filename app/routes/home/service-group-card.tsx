import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';

export type ServiceGroupSummary = {
  title: string;
  description: string;
  link: string;
  picture: PictureSet;
  imageAlt: string;
  /** the first of them; the rest is only counted */
  benefits: { shown: string[]; more: number };
  services: { shown: { id: string; title: string }[]; more: number };
};

/** One of the fields of the clinic's work, as a door to it: arched, with what one finds behind. */
export function ServiceGroupCard(group: ServiceGroupSummary) {
  const { title, description, link, picture, imageAlt, benefits, services } = group;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card md:rounded-[999px_999px_1rem_1rem]">
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-4 max-md:p-5 max-md:pb-0 md:block">
        <Picture
          set={picture}
          alt={imageAlt}
          sizes="(width >= 76rem) 27rem, (width >= 64rem) 38vw, (width >= 48rem) 58vw, 11rem"
          className="aspect-[6/7] w-full rounded-t-full object-cover md:aspect-[5/4] md:rounded-none"
        />
        <div className="self-end md:px-7 md:pt-6">
          <h3 className="text-[1.5rem] lg:text-[1.65rem]">{title}</h3>
          <p className="mt-1.5 leading-snug md:mt-2 md:leading-normal">{description}</p>
        </div>
      </div>
      <div className="flex grow flex-col p-5 pt-4 md:px-7 md:pb-7">
        <ul aria-label={`${title}: benefits`} className="grid gap-1.5">
          {benefits.shown.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Icon name="check" className="mt-[0.2em] text-terracotta" /> {benefit}
            </li>
          ))}
          <More count={benefits.more} of="benefits" className="ps-7.5" />
        </ul>
        <ul
          aria-label={`${title}: services`}
          className="mt-4 mb-5 divide-y divide-plaster-deep border-t border-plaster-deep"
        >
          {services.shown.map((service) => (
            <li key={service.id}>
              <Link
                to={`/services/${service.id}`}
                className="group flex min-h-11 items-center justify-between gap-3 font-semibold text-sea-deep"
              >
                <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-sea">
                  {service.title}
                </span>
                <Icon name="arrow-right" className="size-4 text-sea-line" />
              </Link>
            </li>
          ))}
          <More count={services.more} of="services" className="flex min-h-11 items-center" />
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Link
            to={link}
            className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
          >
            Learn More & Book<span className="sr-only">: {title}</span>
          </Link>
          <ButtonLink to="/booknow" look="secondary">
            Book a Visit<span className="sr-only">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function More({ count, of, className }: { count: number; of: string; className: string }) {
  return (
    count > 0 && (
      <li className={`text-ink-soft ${className}`}>
        +{count} more<span className="sr-only"> {of}</span>
      </li>
    )
  );
}
