import { shared } from '#words/shared.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { afterCarePath } from '../../../domain/web/screens.ts';
import { Link } from '../../ui/link.tsx';
import { Sentence, visuallyHidden } from '../../ui/sentence.tsx';
import { languageOf } from '../text-review/unreviewed-note.tsx';

type Props = { service: Service; className: string };

/** The link to a service's after-care by day, if it has one, as an entry of a list of services. */
export function AfterCareEntry({ service, className }: Props) {
  const { id, title, afterwardsByDay } = service;
  if (afterwardsByDay.length === 0) return null;
  return (
    <li>
      <Link to={afterCarePath(id)} {...languageOf(service)} className={className}>
        <span>
          <Sentence parts={shared.careByDay({ unseen: visuallyHidden }, title)} />
        </span>
      </Link>
    </li>
  );
}
