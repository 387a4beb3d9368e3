import { Link } from 'react-router';
import { site } from '#clinic/site.ts';
import { words } from '#words/home.ts';
import type { ServiceGroup } from '../../../domain/content/categories.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { isThere, pathOf, servicePath } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sentence, unseen } from '../../ui/sentence.tsx';

/** The first entries of a list; the rest is only counted. */
type Preview<Item> = { shown: Item[]; more: number };

export type ServiceGroupSummary = Pick<
  Compiled<ServiceGroup>,
  'landing' | 'title' | 'description' | 'image' | 'imageAlt'
> & {
  benefits: Preview<string>;
  services: Preview<{ id: string; title: string }>;
};

/** One of the fields of the clinic's work, as a door to it: arched, with what one finds behind. */
export function ServiceGroupCard(group: ServiceGroupSummary) {
  const { landing, title, description, image, imageAlt, benefits, services } = group;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card md:rounded-[999px_999px_1rem_1rem]">
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-4 max-md:p-5 max-md:pb-0 md:block">
        <Picture
          set={image}
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
        {benefits.shown.length > 0 && (
          <ul aria-label={words.benefitsOf(title)} className="mb-4 grid gap-1.5">
            {benefits.shown.map((benefit) => (
              <li key={benefit} className="flex gap-2.5">
                <Icon name="check" className="mt-[0.2em] text-terracotta" /> {benefit}
              </li>
            ))}
            {benefits.more > 0 && (
              <li className="ps-7.5 text-ink-soft">
                <Sentence parts={words.moreBenefits({ unseen }, benefits.more)} />
              </li>
            )}
          </ul>
        )}
        {services.shown.length > 0 && (
          <ul
            aria-label={words.servicesOf(title)}
            className="mb-5 divide-y divide-plaster-deep border-t border-plaster-deep"
          >
            {services.shown.map((service) => (
              <li key={service.id}>
                <Link
                  to={servicePath(service.id)}
                  className="group flex min-h-11 items-center justify-between gap-3 font-semibold text-sea-deep"
                >
                  <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-sea">
                    {service.title}
                  </span>
                  <Icon name="arrow-right" className="size-4 text-sea-line" />
                </Link>
              </li>
            ))}
            {services.more > 0 && (
              <li className="flex min-h-11 items-center text-ink-soft">
                <Sentence parts={words.moreServices({ unseen }, services.more)} />
              </li>
            )}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {landing && isThere('services', site) && (
            <Link
              to={servicePath(landing)}
              className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
            >
              <Sentence parts={words.learnMore({ unseen }, title)} />
            </Link>
          )}
          <ButtonLink to={pathOf('booknow')} look="secondary">
            <Sentence parts={words.bookVisit({ unseen }, title)} />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
