import { shared } from '#words/shared.ts';
import { words } from '#words/service.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { pathOf } from '../../pages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.services, path: pathOf('services') },
];

type Props = {
  heading: string;
  /** the category's name */
  category: string;
  service: ServiceSummary;
};

export function ServiceHero({ heading, category, service }: Props) {
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-8 pt-4 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-20">
        <div>
          <Breadcrumb above={ABOVE} current={service.title} />
          <p className="mt-4 font-semibold text-terracotta-deep lg:mt-10">{category}</p>
          <h1 className="mt-2 text-title">{heading}</h1>
          <p className="mt-4 prose-width text-lead">{service.shortDescription}</p>
        </div>
        <Picture
          set={service.image}
          alt={service.imageAlt}
          sizes="(width >= 76rem) 31rem, (width >= 64rem) 42vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-square"
        />
      </div>
    </section>
  );
}
