import { Link } from 'react-router';
import { shared } from '#words/shared.ts';
import type { ServiceSummary } from '../content/services.server.ts';
import { servicePath } from '../pages.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Sentence, unseen } from '../ui/sentence.tsx';

/** A service as lists show it: picture, name, one sentence and the way to its page. */
export function ServiceCard({ id, title, shortDescription, image, imageAlt }: ServiceSummary) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card">
      <Picture
        set={image}
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
            to={servicePath(id)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 group-hover:decoration-sea after:absolute after:inset-0"
          >
            <Sentence parts={shared.learnMore({ unseen }, title)} />
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </p>
      </div>
    </article>
  );
}
