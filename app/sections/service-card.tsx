import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { PictureSet } from '../../domain/content/fields.ts';
import { Picture } from '../ui/picture.tsx';

export type ServiceSummary = {
  id: string;
  title: string;
  shortDescription: string;
  picture: PictureSet;
  imageAlt: string;
};

/** A service as lists show it: picture, name, one sentence and the way to its page. */
export function ServiceCard({ id, title, shortDescription, picture, imageAlt }: ServiceSummary) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card">
      <Picture
        set={picture}
        alt={imageAlt}
        sizes="(width >= 76rem) 22rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-card">{title}</h3>
        <p className="mt-2">{shortDescription}</p>
        <p className="mt-auto pt-3">
          {/* The whole card answers a click. */}
          <Link
            to={`/services/${id}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 group-hover:decoration-sea after:absolute after:inset-0"
          >
            Learn more<span className="sr-only"> about {title}</span>
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </p>
      </div>
    </article>
  );
}
