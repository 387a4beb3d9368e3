import { words } from '#words/service.ts';
import { shared } from '#words/shared.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { pathOf } from '../../pages.ts';
import { PageHero } from '../../sections/page-hero.tsx';
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
    <PageHero
      above={
        <div className="mb-4 lg:mb-10">
          <Breadcrumb above={ABOVE} current={service.title} />
        </div>
      }
      eyebrow={category}
      heading={heading}
      intro={service.shortDescription}
      introColor="text-ink"
      className="gap-y-8 pt-4 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-20"
      picture={
        <Picture
          set={service.image}
          alt={service.imageAlt}
          sizes="(width >= 76rem) 31rem, (width >= 64rem) 42vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-square"
        />
      }
    />
  );
}
