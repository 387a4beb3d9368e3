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

/** The `sizes` of the picture in each look of an entry (service-entry.css). */
const SIZES = {
  featured: '(width >= 48rem) 12rem, 17rem',
  related: '(width >= 64rem) 24rem, 5rem',
} satisfies Record<string, string>;

type Props = { service: Service; look: keyof typeof SIZES };

/** A service in a list: picture, name, one sentence and a link. */
export function ServiceEntry({ service, look }: Props) {
  const { id, title, shortDescription } = service;
  return (
    <article className={`service-entry service-entry-${look}`}>
      <Picture of={service} lang={languageOf(service)?.lang} sizes={SIZES[look]} className="picture">
        <NamedIcon name={categoryOf(service).icon} className="size-1/2 max-h-28 text-sea" />
      </Picture>
      <div>
        <h3 {...languageOf(service)}>{title}</h3>
        <p {...languageOf(service)}>{shortDescription}</p>
        <p>
          <Link to={servicePath(id)}>
            <span>
              <Sentence parts={shared.learnMore({ unseen: visuallyHidden }, title)} />
            </span>
            <Icon drawing={arrowRightIcon} />
          </Link>
        </p>
      </div>
    </article>
  );
}
