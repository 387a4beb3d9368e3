import { Link } from 'react-router';
import type { ServiceCategory } from '../content/service.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureSet } from '../ui/picture.tsx';

type Props = {
  heading: string;
  service: {
    title: string;
    category: ServiceCategory;
    shortDescription: string;
    picture: PictureSet;
    imageAlt: string;
  };
};

export function ServiceHero({ heading, service }: Props) {
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-8 pt-4 pb-12 lg:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-20">
        <div>
          <Breadcrumb current={service.title} />
          <p className="mt-4 font-semibold text-terracotta-deep lg:mt-10">{service.category}</p>
          <h1 className="mt-2 text-title">{heading}</h1>
          <p className="mt-4 prose-width text-lead">{service.shortDescription}</p>
        </div>
        <Picture
          set={service.picture}
          alt={service.imageAlt}
          sizes="(width >= 76rem) 31rem, (width >= 64rem) 42vw, 92vw"
          eager
          className="aspect-[3/2] w-full arch object-cover lg:aspect-square"
        />
      </div>
    </section>
  );
}

const CRUMB =
  'inline-flex min-h-11 items-center underline decoration-sea-light underline-offset-4 hover:decoration-sea';

function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sea-deep">
        <li>
          <Link to="/" className={CRUMB}>
            Home
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <Icon name="caret-right" className="size-3.5 text-ink-soft" />
          <Link to="/services" className={CRUMB}>
            Services
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <Icon name="caret-right" className="size-3.5 text-ink-soft" />
          <span aria-current="page" className="text-ink">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
