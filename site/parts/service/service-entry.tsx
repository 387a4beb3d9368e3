import { shared } from '#words/shared.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { servicePath } from '../../../domain/web/screens.ts';
import { categoryOf } from '../../content/services.server.ts';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';
import { languageOf } from '../text-review/unreviewed-note.tsx';

const LOOKS = {
  /** in a scrollable row on a phone, otherwise a row of its own */
  featured: {
    entry: 'content-start gap-y-3 md:grid-cols-[min(12rem,44%)_minmax(0,1fr)] md:items-center md:gap-x-6',
    sizes: '(width >= 48rem) 12rem, 17rem',
    text: '',
  },
  /** on a phone only the name is shown */
  related: {
    entry:
      'grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] items-center lg:grid-cols-1 lg:content-start lg:gap-y-4',
    sizes: '(width >= 64rem) 24rem, 5rem',
    text: 'max-lg:sr-only',
  },
} satisfies Record<string, object>;

type Props = { service: Service; look: keyof typeof LOOKS };

/** A service in a list: picture, name, one sentence and a link. */
export function ServiceEntry({ service, look }: Props) {
  const { id, title, shortDescription } = service;
  const { entry, sizes, text } = LOOKS[look];
  return (
    <article className={`group relative grid gap-x-4 ${entry}`}>
      <Picture
        of={service}
        lang={languageOf(service)?.lang}
        sizes={sizes}
        className="aspect-[3/2] w-full object-cover"
      >
        <NamedIcon name={categoryOf(service).icon} className="size-1/2 max-h-28 text-sea" />
      </Picture>
      <div className={look === 'featured' ? '' : 'max-lg:flex max-lg:items-center max-lg:justify-between'}>
        <h3 {...languageOf(service)} className="text-card">
          {title}
        </h3>
        <p {...languageOf(service)} className={`mt-1.5 leading-snug ${text}`}>
          {shortDescription}
        </p>
        <p className="mt-1">
          {/* Makes the whole entry clickable. */}
          <Link
            to={servicePath(id)}
            className="inline-flex min-h-8 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 group-hover:decoration-sea after:absolute after:inset-0"
          >
            <span className={text}>
              <Sentence parts={shared.learnMore({ unseen: visuallyHidden }, title)} />
            </span>
            <Icon drawing={arrowRightIcon} className="size-4" />
          </Link>
        </p>
      </div>
    </article>
  );
}
